import { z } from 'zod'

/** The open template. */
export const templateSearch = z.object({ code: z.string().optional().catch(undefined) })
