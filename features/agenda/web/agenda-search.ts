import { z } from 'zod'
import { agendaKinds } from '#platform/domain/agenda-kinds.ts'
import { choiceParam } from '#platform/web/search-params.ts'

/** What the address says: the one kind that is looked at. */
export const agendaSearch = z.object({ kind: choiceParam(agendaKinds) })
