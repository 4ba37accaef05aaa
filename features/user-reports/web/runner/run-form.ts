import { z } from 'zod'
import { text } from '#platform/contract/fields.ts'
import { maxProjects } from '../../domain/states.ts'
import { parameterFault } from '../../domain/parameter.rules.ts'
import type { ReportFilters } from '../report.types.ts'

type Parameter = ReportFilters['parameters'][number]

const inputOf = ({ type, required }: Parameter): z.ZodType => {
  if (type === 'BOOLEAN') return z.boolean()
  const parameterText = text(255)
    .nullable()
    .superRefine((value, context) => {
      const fault = parameterFault(type, value ?? '')
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })
  return required
    ? parameterText.refine((value) => value !== null && value !== '', 'REQUIRED')
    : parameterText
}

/** Schema of the form that creates a report, with each parameter by its type. */
export const runSchema = (parameters: readonly Parameter[]) =>
  z.object({
    projectIds: z.array(z.int()).min(1, 'REQUIRED').max(maxProjects, 'TOO_MANY'),
    parameters: z.object(Object.fromEntries(parameters.map((one) => [one.code, inputOf(one)]))),
  })

/** Initial values: the latest ones, or the defaults. */
export const runDefaults = (
  { parameters }: Pick<ReportFilters, 'parameters'>,
  projectIds: readonly number[],
) => ({
  projectIds: [...projectIds],
  parameters: Object.fromEntries(
    parameters.map(({ code, type, value }) => [
      code,
      type === 'BOOLEAN' ? value === 'true' : type === 'DATE' || type === 'LIST' ? value || null : value,
    ]),
  ),
})

/** The body of the call: every parameter as text. */
export const requestOf = (values: {
  projectIds: number[]
  parameters: Record<string, unknown>
}): { projectIds: number[]; parameters: Record<string, string> } => ({
  projectIds: values.projectIds,
  parameters: Object.fromEntries(
    Object.entries(values.parameters).map(([code, value]) => [
      code,
      typeof value === 'boolean' ? String(value) : typeof value === 'string' ? value : '',
    ]),
  ),
})
