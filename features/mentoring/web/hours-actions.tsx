import { lazy } from 'react'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CalendarIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import type { MentorHours } from './mentoring.types.ts'

const BookForm = lazy(async () => ({ default: (await import('./form/BookForm.tsx')).BookForm }))
const EditHours = lazy(async () => ({ default: (await import('./form/EditHours.tsx')).EditHours }))

type Named = { id: number; name: string }

/** Actions on office hours: teams book, the mentor edits. */
export const hoursActions = actionsOf<MentorHours, never, { leads: readonly Named[] }>(
  'mentoring:hours',
  {
    book: {
      icon: CalendarIcon,
      primary: true,
      form: (hours, { leads }) => <BookForm hours={hours} leads={leads} />,
    },
    edit: { icon: EditIcon, form: ({ id }) => <EditHours id={id} /> },
  },
  { words: ({ mentor }) => ({ mentor: mentor.name }) },
)
