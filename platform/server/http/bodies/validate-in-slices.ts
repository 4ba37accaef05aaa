import { z } from 'zod'
import type { Pace } from './pace.ts'

type Issue = z.core.$ZodIssue
type Validated = { value: unknown; issues: Issue[] }

/** The schema inside `default`, `optional` and `nullable`. */
const withinWrappers = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? withinWrappers(schema.unwrap() as z.ZodType)
    : schema

const withArrays = new WeakMap<z.ZodType, boolean>()

/** Whether a schema has arrays that may be validated element by element. */
const hasArrays = (given: z.ZodType): boolean => {
  const schema = withinWrappers(given)
  const known = withArrays.get(schema)
  if (known !== undefined) return known
  // A recursive schema.
  withArrays.set(schema, false)
  const found =
    schema instanceof z.ZodArray ||
    (schema instanceof z.ZodObject &&
      Object.values(schema.shape).some((part) => hasArrays(part as z.ZodType)))
  withArrays.set(schema, found)
  return found
}

const within = (issues: readonly Issue[], key: string | number): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [key, ...issue.path] }))

/** Maximum number of issues reported for wrong elements. */
const maxIssues = 200

const sync = (schema: z.ZodType, value: unknown): Validated => {
  const { success, data, error } = schema.safeParse(value)
  return success ? { value: data, issues: [] } : { value, issues: error.issues }
}

/** Validates a container whose parts are already valid by the schema's rules for the whole. */
const whole = (schema: z.ZodType, value: unknown, inside: Issue[]): Validated => {
  const outside = sync(schema, value)
  // Rules for the whole require valid parts.
  return inside.length > 0
    ? { value, issues: [...inside, ...outside.issues.filter(({ code }) => code !== 'custom')] }
    : outside
}

const validateArray = async (schema: z.ZodArray, value: unknown[], pace: Pace): Promise<Validated> => {
  const bare = schema.clone({ ...schema.def, element: z.any() })
  const before = bare.safeParse(value)
  // Too many: the elements are not checked.
  if (before.error?.issues.some(({ code }) => code === 'too_big'))
    return { value, issues: before.error.issues }
  const elements: unknown[] = []
  const issues: Issue[] = []
  for (const [index, given] of value.entries()) {
    if (pace.isDue()) await pace.rest()
    const element = await validateInSlices(schema.element as z.ZodType, given, pace)
    elements.push(element.value)
    issues.push(...within(element.issues, index))
    if (issues.length > maxIssues) return { value, issues }
  }
  return whole(bare, elements, issues)
}

const validateObject = async (
  schema: z.ZodObject,
  value: Record<string, unknown>,
  pace: Pace,
): Promise<Validated> => {
  const shape = schema.shape as Record<string, z.ZodType>
  const members = { ...value }
  const issues: Issue[] = []
  const replaced: Record<string, z.ZodType> = {}
  for (const [key, part] of Object.entries(shape)) {
    if (!Object.hasOwn(value, key) || !hasArrays(part)) continue
    const member = await validateInSlices(part, value[key], pace)
    members[key] = member.value
    replaced[key] = z.any()
    issues.push(...within(member.issues, key))
  }
  return whole(schema.clone({ ...schema.def, shape: { ...shape, ...replaced } }), members, issues)
}

/** Validates a large value with pauses: arrays element by element. Same outcome as `safeParse`, possibly with fewer issues. */
export const validateInSlices = async (given: z.ZodType, value: unknown, pace: Pace): Promise<Validated> => {
  const schema = withinWrappers(given)
  if (!hasArrays(schema)) return sync(given, value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return validateArray(schema, value, pace)
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null && !Array.isArray(value))
    return validateObject(schema, value as Record<string, unknown>, pace)
  return sync(given, value)
}
