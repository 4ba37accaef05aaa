import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { jobSearch } from './client/job-search.ts'
import type { OrderOverride } from './order/use-order-form.ts'
import { orderSearch } from './expert/order-search.ts'

export const screens = [
  screen({
    path: '/bch/view/expert-job/experts',
    title: 'expertise:experts.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./directory/ExpertsScreen.tsx'),
    component: 'ExpertsScreen',
  }),
  screen({
    path: '/bch/view/expert-job/conflicts',
    title: 'expertise:conflictList.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./conflicts/Conflicts.tsx'),
    component: 'Conflicts',
  }),
  screen({
    path: '/bch/view/expert-job-order/settings',
    title: 'expertise:settings.title',
    access: 'ExpertJobOrder',
    layout: 'work',
    load: () => import('./settings/ExpertSettings.tsx'),
    component: 'ExpertSettings',
  }),
  screen({
    path: '/bch/view/expert-job',
    title: 'expertise:jobs.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./client/JobsScreen.tsx'),
    component: 'JobsScreen',
  }),
  screen({
    path: '/bch/view/expert-job/details',
    title: 'expertise:job.title',
    access: 'ExpertJobs',
    layout: 'work',
    search: jobSearch,
    load: () => import('./client/ExpertJob.tsx'),
    component: 'ExpertJob',
    texts: ['fields'],
  }),
  screen({
    path: '/bch/view/expert-job-order',
    title: 'expertise:orders.title',
    access: 'ExpertJobOrder',
    layout: 'work',
    load: () => import('./expert/ExpertOrders.tsx'),
    component: 'ExpertOrders',
  }),
  screen({
    path: '/bch/view/expert-job-order/details',
    title: 'expertise:order.title',
    access: 'ExpertJobOrder',
    layout: 'work',
    search: orderSearch,
    prefetch: async () => (await import('./expert/prefetch.ts')).orderPrefetch,
    load: () => import('./expert/ExpertOrder.tsx'),
    component: 'ExpertOrder',
    texts: ['fields'],
  }),
  screen({
    path: '/bch/view/my-acceleration-requests/expert-job-details',
    title: 'expertise:teamResult.title',
    // Members of the team may read it, whatever their current role.
    access: 'signed-in',
    menu: ['MyAccelerationRequests', 'MyProjects'],
    layout: 'work',
    search: jobSearch,
    load: () => import('./team/TeamResult.tsx'),
    component: 'TeamResult',
    texts: ['fields'],
  }),
]

fillSlot('task.expertise', async () => (await import('./task/TaskExpertise.tsx')).TaskExpertise, {
  texts: ['expertise', 'fields'],
})

fillSlot('project.order', async () => (await import('./own/OrderButton.tsx')).OrderButton, {
  texts: ['expertise'],
})

fillSlot('expertise.own-order', async () => (await import('./own/OwnOrder.tsx')).OwnOrder, {
  texts: ['expertise'],
})

fillSlot('expertise.order', async () => (await import('./order/OrderForm.tsx')).OrderForm, {
  texts: ['expertise'],
})

fillSlot(
  'person.certificates',
  async () => (await import('./certificates/ExpertCertificates.tsx')).ExpertCertificates,
  {
    texts: ['expertise'],
  },
)

fillSlot('expertise.terms', async () => (await import('./order/OrderTerms.tsx')).OrderTerms, {
  texts: ['expertise'],
})

fillSlot(
  'notice.EXPERT_INVITATN_FOR_PROJECT_INSPECTN',
  async () => (await import('./expert/OrderDecision.tsx')).OrderDecision,
  { texts: ['expertise'] },
)

fillSlot('notice.EXPERT_TERM_ASKED', async () => (await import('./terms/TermDecision.tsx')).TermDecision, {
  texts: ['expertise'],
})

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** The fields of an order's terms, in the form around them (`typedTerms`). */
    'expertise.terms': object
    /** Orders reviews of a project for oneself, in the drawer. */
    'expertise.own-order': { projectId: number }
    /** Orders reviews of tasks, in the drawer. */
    'expertise.order': { taskIds: readonly number[]; override?: OrderOverride }
    /** Payment status of a job, for its expert and the accelerator; empty without a fee. */
    'expert-job.payment': { jobId: number }
    /**
     * Messages about a job, for its expert and the accelerator. `fields` are the fields that a question may refer to,
     * by code, and `goTo` scrolls to one of them: on the expert's page.
     */
    'expert-job.talk': {
      jobId: number
      fields?: ReadonlyMap<string, string>
      goTo?: (code: string) => void
    }
    /** The scoring of the project by the expert of a job, for that expert. */
    'expert-job.scoring': { jobId: number }
    /** The assessment of the project in a result, for somebody who ordered the review for themselves. */
    'expert-job.scored': { jobId: number }
    /** Experts' questions to the team about a task; empty for non-members. */
    'task.questions': { taskId: number }
  }
}

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/expert-job': {
      taskId?: number
      projectId?: number
      expertUid?: string
      toAccept?: 'true'
      overdue?: 'true'
      termAsked?: 'true'
      unpaid?: 'true'
    }
    '/bch/view/expert-job/details': SearchOf<typeof jobSearch>
    '/bch/view/expert-job/experts': object
    '/bch/view/expert-job/conflicts': object
    '/bch/view/expert-job-order/settings': object
    '/bch/view/expert-job-order': { status?: string }
    '/bch/view/expert-job-order/details': SearchOf<typeof orderSearch>
    '/bch/view/my-acceleration-requests/expert-job-details': SearchOf<typeof jobSearch>
  }
}
