import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = [
  screen({
    path: '/bch/view/investor-workspace',
    title: 'investors:pipeline.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    load: () => import('./workspace/InvestorWorkspace.tsx'),
    component: 'InvestorWorkspace',
  }),
  screen({
    path: '/bch/view/investor-workspace/thesis',
    title: 'investors:thesis.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    load: () => import('./workspace/Thesis.tsx'),
    component: 'Thesis',
  }),
]

fillSlot('project.pipeline', async () => (await import('./workspace/PipelineButton.tsx')).PipelineButton, {
  texts: ['investors'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/investor-workspace': { stage?: string }
    '/bch/view/investor-workspace/thesis': object
  }
}
