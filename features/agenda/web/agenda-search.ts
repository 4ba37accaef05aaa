import { z } from 'zod'
import { agendaKinds } from '#platform/domain/agenda-kinds.ts'
import { wishedRoles } from '#platform/domain/wished-roles.ts'
import { choiceParam } from '#platform/web/search-params.ts'

/** Search parameters: the filtered kind, and the role that a newcomer registered for. */
export const agendaSearch = z.object({ kind: choiceParam(agendaKinds), wish: choiceParam(wishedRoles) })
