import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const rooms = ['platform', 'features', 'apps', 'database', 'tests/support']
const filesOf = (ending: string): string[] => rooms.map((room) => `${room}/**/*.${ending}`)

/** Files of a worker share its modules, which are loaded once: what a file changes for all it puts back. */
const together = { isolate: false, unstubGlobals: true, unstubEnvs: true }
/** Rules, schemas and models of screens. */
const rules = filesOf('test.ts').map((path) => path.replace('**', '**/{domain,contract,web}/**'))
/** What puts a module in the place of another one has the modules to itself. */
const mocks = { server: filesOf('mocks.test.ts'), screens: filesOf('mocks.test.tsx') }
const server = {
  globalSetup: ['tools/parts/current-parts.mjs', 'tests/support/global-setup.ts'],
  setupFiles: 'tests/support/server-setup.ts',
}
const screens = { environment: 'jsdom', setupFiles: 'tests/support/screen-setup.ts', testTimeout: 30_000 }

/** What asks every call of the portal works longest: begun first, it leaves the small files to keep both workers busy to the end. */
class PortalFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which gives a new array
    const sorted = await super.sort(files)
    const isOfPortal = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/apps/portal/')
    // One project after the other, as they come.
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isOfPortal), ...own.filter((file) => !isOfPortal(file))]
    })
  }
}

export default defineConfig({
  plugins: [
    {
      // A file that lists others by a pattern stands for them, too: it is never taken from what was kept of an earlier run.
      name: 'patterns-again',
      configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
        experimental_defineCacheKeyGenerator(({ sourceCode }) =>
          sourceCode.includes('import.meta.glob') ? false : undefined,
        ),
    },
  ],
  test: {
    maxWorkers: 2,
    sequence: { sequencer: PortalFirst },
    // Much of what tests make is thrown away at once: room for it saves a twentieth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // Compiling the server's modules takes ten seconds: what did not change is kept.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/test-modules' },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // They run in the order of their names: the stubs, which work longest, begin first.
    projects: [
      {
        extends: true,
        test: { name: 'checks', include: ['tools/**/*.test.{ts,mjs}'], ...server, ...together },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: filesOf('test.ts'),
          exclude: [...rules, ...mocks.server],
          ...server,
          ...together,
        },
      },
      { extends: true, test: { name: 'rules', include: rules, exclude: mocks.server, ...together } },
      {
        extends: true,
        test: {
          name: 'screens',
          include: filesOf('test.tsx'),
          exclude: mocks.screens,
          ...screens,
          ...together,
        },
      },
      { extends: true, test: { name: 'server with mocks', include: mocks.server, ...server } },
      { extends: true, test: { name: 'screens with mocks', include: mocks.screens, ...screens } },
    ],
  },
})
