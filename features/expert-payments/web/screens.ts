import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = [
  screen({
    path: '/bch/view/expert-job/payments',
    title: 'expert-payments:payments.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./payments/Payments.tsx'),
    component: 'Payments',
  }),
  screen({
    path: '/bch/view/expert-job/costs',
    title: 'expert-payments:costs.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./costs/Costs.tsx'),
    component: 'Costs',
  }),
  screen({
    path: '/bch/view/expert-job/acts',
    title: 'expert-payments:acts.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./acts/Acts.tsx'),
    component: 'Acts',
  }),
  screen({
    path: '/bch/view/expert-job/acts/template',
    title: 'expert-payments:template.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./template/ActTemplate.tsx'),
    component: 'ActTemplate',
  }),
  screen({
    path: '/bch/view/expert-job-order/earnings',
    title: 'expert-payments:earnings.title',
    // Accessible to everybody signed in: a former expert is still owed the money.
    access: 'signed-in',
    layout: 'work',
    load: () => import('./earnings/Earnings.tsx'),
    component: 'Earnings',
  }),
]

fillSlot('expert-job.payment', async () => (await import('./job/JobPaymentChip.tsx')).JobPaymentChip, {
  texts: ['expert-payments'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/expert-job/payments': {
      state?: string
      actId?: number
      programmeId?: number
      currency?: string
    }
    '/bch/view/expert-job/costs': object
    '/bch/view/expert-job/acts': object
    '/bch/view/expert-job/acts/template': object
    '/bch/view/expert-job-order/earnings': object
  }
}
