import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, instant } from '#platform/contract/fields.ts'
import { isMonth } from '../domain/month.rules.ts'
import { eventKinds, heldEventStates } from '../domain/states.ts'
import { timeZone } from './event.schemas.ts'

/** Events of one month that the caller may see, with the weeks that it lies in, by the days of the caller's time zone. */
export const getEventMonth = endpoint({
  name: 'getEventMonth',
  method: 'GET',
  path: '/held-event/month',
  summary: 'Events of a month',
  query: z.object({ month: z.string('REQUIRED').refine(isMonth, 'INVALID_DATE'), timeZone }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        name: z.string(),
        kind: z.enum(eventKinds),
        status: z.enum(heldEventStates),
        /** Whether it takes place as announced; otherwise its state is shown. */
        isOn: z.boolean(),
        isCancelled: z.boolean(),
        startsAt: instant(),
        endsAt: instant(),
        firstDay: day(),
        lastDay: day(),
      }),
    ),
    /** There are more than one month shows. */
    isCut: z.boolean(),
  }),
  reads: ['event'],
  permission: 'signed-in',
})
