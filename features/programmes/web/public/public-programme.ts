import type { z } from 'zod'
import { type PageHref, linkTo } from '#platform/domain/screen-paths.ts'
import type { getPublicProgramme, listPublicProgrammes } from '../../contract/public-programme.endpoints.ts'

/** A programme in an accelerator's public list. */
export type ListedProgramme = z.output<typeof listPublicProgrammes.response>['items'][number]

export type PublicProgramme = z.output<typeof getPublicProgramme.response>

/** The address of a programme's page. */
export const programmePage = (id: number): PageHref => linkTo('/details/accelerator-program', { id })
