import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import type { Tag } from '#platform/contract/tags.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

type Setting<N extends string, V extends z.ZodType> = {
  name: N
  path: string
  summary: string
  value: V
}

const answerOf = <V extends z.ZodType>(value: V) =>
  z.object({
    value,
    /** The caller may change it: administrators of the accelerator. */
    editable: z.boolean(),
  })

/** How an accelerator works with experts: one thing of it, as whoever orders there reads it. */
export const readSetting = <const N extends string, V extends z.ZodType>({ value, ...call }: Setting<N, V>) =>
  endpoint({
    ...call,
    method: 'GET',
    headers: onAccelerator,
    response: answerOf(value),
    errors: room,
    reads: ['accelerator'],
    permission: 'signed-in',
  })

/** The same as an administrator of the accelerator changes it. */
export const saveSetting = <const N extends string, V extends z.ZodType>({
  value,
  changes,
  ...call
}: Setting<N, V> & { changes: readonly Tag[] }) =>
  endpoint({
    ...call,
    method: 'PUT',
    headers: onAccelerator,
    body: z.strictObject({ value }),
    response: answerOf(value),
    errors: room,
    changes,
    permission: 'signed-in',
  })

/** A setting as it is read. */
export type ReadSetting<N extends string, V extends z.ZodType> = ReturnType<typeof readSetting<N, V>>

/** A setting as it is changed. */
export type SaveSetting<N extends string, V extends z.ZodType> = ReturnType<typeof saveSetting<N, V>>
