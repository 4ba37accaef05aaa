import { z } from 'zod'

/** Which template is open. */
export const templateSearch = z.object({ code: z.string().optional().catch(undefined) })
