import { lazy } from 'react'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CalendarIcon, EditIcon, PersonIcon } from '#platform/web/work/components/icons/icons.ts'
import type { MentorHours } from './mentoring.types.ts'

const BookForm = lazy(async () => ({ default: (await import('./form/BookForm.tsx')).BookForm }))
const AskMentor = lazy(async () => ({ default: (await import('./form/AskMentor.tsx')).AskMentor }))
const EditHours = lazy(async () => ({ default: (await import('./form/EditHours.tsx')).EditHours }))

type Named = { id: number; name: string }

/** What may be done with a mentor's office hours: teams book and ask the mentor to accompany them, the mentor changes them. */
export const hoursActions = actionsOf<MentorHours, never, { leads: readonly Named[] }>(
  'mentoring:hours',
  {
    book: {
      icon: CalendarIcon,
      primary: true,
      form: (hours, { leads }) => <BookForm hours={hours} leads={leads} />,
    },
    ask: {
      icon: PersonIcon,
      form: ({ mentor, accelerator }, { leads }) => (
        <AskMentor mentor={mentor} acceleratorId={accelerator.id} leads={leads} />
      ),
    },
    edit: { icon: EditIcon, form: ({ id }) => <EditHours id={id} /> },
  },
  { words: ({ mentor }) => ({ mentor: mentor.name }) },
)
