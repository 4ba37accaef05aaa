import { lazy } from 'react'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { AddIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import type { AfterEvent } from './after.types.ts'

const RateForm = lazy(async () => ({ default: (await import('./RateForm.tsx')).RateForm }))
const FollowUpForm = lazy(async () => ({ default: (await import('./FollowUpForm.tsx')).FollowUpForm }))

/** What may be done for one project after an event. */
export const afterActions = actionsOf<AfterEvent>(
  'events:after',
  {
    rateEvent: { icon: SendIcon, primary: true, form: (one) => <RateForm one={one} side="team" /> },
    rateTeam: { icon: SendIcon, form: (one) => <RateForm one={one} side="host" /> },
    addFollowUp: { icon: AddIcon, form: ({ id }) => <FollowUpForm id={id} /> },
  },
  { words: ({ project }) => ({ project: project.name }) },
)
