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
          include: rooms.map((room) => `${room}/**/*.test.tsx`),
        },
      },
    ],
  },
})
