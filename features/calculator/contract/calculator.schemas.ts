import { z } from 'zod'

/** Inputs as stored by the browser; the server parses them like stored ones. */
export const enteredInputs = z.looseObject({})

/** Exceeds the size of a full calculation: five tables of sixty rows and thirty years. */
export const calculationBytes = 1_000_000
