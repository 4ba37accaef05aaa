import { z } from 'zod'
import { agendaKinds } from '#platform/domain/agenda-kinds.ts'
import { choiceParam } from '#platform/web/search-params.ts'

/** Search parameters: the filtered kind. */
export const agendaSearch = z.object({ kind: choiceParam(agendaKinds) })
