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
    /** Whether the caller may change it: administrators of the accelerator may. */
    editable: z.boolean(),
  })

/** Endpoint that reads one setting of how an accelerator works with experts, for those who may order there. */
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

/** Endpoint that changes the same setting, for administrators of the accelerator. */
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

/** Type of the endpoint that reads a setting. */
export type ReadSetting<N extends string, V extends z.ZodType> = ReturnType<typeof readSetting<N, V>>

/** Type of the endpoint that changes a setting. */
export type SaveSetting<N extends string, V extends z.ZodType> = ReturnType<typeof saveSetting<N, V>>
