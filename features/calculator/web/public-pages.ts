import { publicPage } from '#platform/web/public/page.ts'

export const publicPages = [
  publicPage({
    path: '/bch/view/project-calculator',
    texts: ['calculator'],
    isIndexed: true,
    load: async () => (await import('./public/load-calculator.ts')).loadCalculator,
    screen: async () => (await import('./public/CalculatorScreen.tsx')).CalculatorScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/bch/view/project-calculator': { calculation?: number; link?: string }
  }
}
