import { z } from 'zod'

/** Reasons that a report can be narrowed to, by their key; the name is empty for no reason. */
export const reasonOptions = z.array(z.object({ id: z.string(), name: z.string() })).max(201)
