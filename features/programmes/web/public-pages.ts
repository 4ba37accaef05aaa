import { publicPage } from '#platform/web/public/page.ts'

export const publicPages = [
  publicPage({
    path: '/details/accelerator-program',
    texts: ['programmes'],
    load: async () => (await import('./public/load-programme.ts')).loadProgramme,
    screen: async () => (await import('./public/ProgrammeScreen.tsx')).ProgrammeScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/details/accelerator-program': { id: number | string }
  }
}
