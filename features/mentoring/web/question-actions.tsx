import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckCircleIcon, CommentIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { closeMentorQuestion } from '../contract/question.endpoints.ts'
import type { MentorQuestion } from './mentoring.types.ts'

const AdviceForm = lazy(async () => ({ default: (await import('./form/AdviceForm.tsx')).AdviceForm }))

/** What may be done with a question: mentors advise, its team closes and reopens it. */
export const questionActions = actionsOf<MentorQuestion>('mentoring:question', {
  advise: { icon: CommentIcon, primary: true, form: (question) => <AdviceForm questionId={question.id} /> },
  close: {
    icon: CheckCircleIcon,
    confirm: true,
    send: ({ id }) => call(closeMentorQuestion, { body: { id, closed: true } }),
  },
  reopen: { icon: UndoIcon, send: ({ id }) => call(closeMentorQuestion, { body: { id, closed: false } }) },
})
