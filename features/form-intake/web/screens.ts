import { z } from 'zod'
import { screen } from '#platform/web/screen.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

const settings = { access: 'IntakeForms', layout: 'work' } as const

export const screens = [
  screen({
    ...settings,
    path: '/bch/view/intake-forms',
    title: 'form-intake:forms.title',
    load: () => import('./screens/Forms.tsx'),
    component: 'Forms',
  }),
  screen({
    ...settings,
    path: '/bch/view/intake-forms/form',
    title: 'form-intake:form.title',
    texts: ['project-import'],
    search: z.object({ formId: numberParam() }),
    load: () => import('./screens/Form.tsx'),
    component: 'Form',
  }),
  screen({
    ...settings,
    path: '/bch/view/intake-forms/submissions',
    title: 'form-intake:submissions.title',
    load: () => import('./screens/Submissions.tsx'),
    component: 'Submissions',
  }),
  screen({
    ...settings,
    path: '/bch/view/intake-forms/submission',
    title: 'form-intake:submission.title',
    search: z.object({ submissionId: numberParam() }),
    load: () => import('./screens/Submission.tsx'),
    component: 'Submission',
  }),
  screen({
    path: '/bch/view/form-offer',
    title: 'form-intake:offer.title',
    access: 'signed-in',
    layout: 'work',
    search: z.object({ submissionId: numberParam() }),
    load: () => import('./screens/Offer.tsx'),
    component: 'Offer',
  }),
]

fillSlot(
  'notice.FORM_SUBMISSION_TO_CONFIRM',
  async () => (await import('./submission/OfferDecision.tsx')).OfferDecision,
  { texts: ['form-intake'] },
)

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/intake-forms': object
    '/bch/view/intake-forms/form': { formId?: number }
    '/bch/view/intake-forms/submissions': { formId?: number; failed?: string; status?: string }
    '/bch/view/intake-forms/submission': { submissionId?: number }
    '/bch/view/form-offer': { submissionId?: number }
  }
}
