import { defineConfig } from 'vitest/config'

const rooms = ['platform', 'features', 'apps', 'database', 'tools', 'tests/support']

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [...rooms.map((room) => `${room}/**/*.test.ts`), 'tools/**/*.test.mjs'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          setupFiles: ['tests/support/screen-setup.ts'],
          testTimeout: 30_000,
          include: rooms.map((room) => `${room}/**/*.test.tsx`),
        },
      },
    ],
  },
})
