import { defineConfig } from 'vitest/config'

const rooms = ['platform', 'features', 'apps', 'database', 'tools', 'tests/support']
const filesOf = (ending: string): string[] => rooms.map((room) => `${room}/**/*.${ending}`)

/** Files of a worker share its modules, which are loaded once: what a file changes for all it puts back. */
const together = { isolate: false, unstubGlobals: true, unstubEnvs: true }
/** What is the same in every process: rules, schemas and models of screens. */
const rules = filesOf('test.ts').map((path) => path.replace('**', '**/{domain,contract,web}/**'))
/** What puts a module in the place of another one has the modules to itself. */
const mocks = filesOf('mocks.test.tsx')
const screens = { environment: 'jsdom', setupFiles: 'tests/support/screen-setup.ts', testTimeout: 30_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          // A process of the portal keeps what it has read of its database, and each file has another one.
          include: [...filesOf('test.ts'), 'tools/**/*.test.mjs'],
          exclude: rules,
          globalSetup: ['tools/parts/current-parts.mjs', 'tests/support/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'rules', include: rules, ...together } },
      {
        extends: true,
        test: { name: 'screens', include: filesOf('test.tsx'), exclude: mocks, ...screens, ...together },
      },
      { extends: true, test: { name: 'screens with mocks', include: mocks, ...screens } },
    ],
  },
})
