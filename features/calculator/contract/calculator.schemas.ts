import { z } from 'zod'

/** What a person entered, as the browser keeps it; the server reads it as it reads what it stored itself. */
export const enteredInputs = z.looseObject({})

/** More than a full calculation has: five tables of sixty rows and thirty years. */
export const calculationBytes = 1_000_000
