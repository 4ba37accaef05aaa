import { z } from 'zod'
import { errorCodes, type ErrorCode } from '#platform/domain/error-codes.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'

/** Body of every failed call (product 6); the client shows the part of `message` after the first colon, translated. */
export const errorBody = z.object({
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  fields: z.record(z.string(), z.enum(fieldErrorCodes)).optional(),
  requestId: z.string().optional(),
})

export type ErrorBody = z.output<typeof errorBody>
