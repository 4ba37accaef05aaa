import type { FieldErrors as FormErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { fieldErrorsOf } from '#platform/contract/field-errors.ts'
import type { FieldErrors } from '#platform/domain/product-error.ts'

/** Type of a node that has no error of its own, only its parts have. */
const ofParts = 'parts'

/** The form library keeps the errors of a field's parts only if the field itself counts as wrong. */
const markParts = (node: unknown): void => {
  if (typeof node !== 'object' || node === null || 'message' in node) return
  for (const part of Object.values(node)) markParts(part)
  if (!('type' in node)) Object.assign(node, { type: ofParts })
}

/** Converts errors by path to the form library's tree. */
export const asFormErrors = (fields: FieldErrors): FormErrors => {
  const tree: Record<string, unknown> = {}
  for (const [path, code] of Object.entries(fields)) {
    const parts = path.split('.')
    let node = tree
    for (const part of parts.slice(0, -1)) node = (node[part] ??= {}) as Record<string, unknown>
    node[parts.at(-1) ?? path] = { type: code, message: code }
  }
  for (const node of Object.values(tree)) markParts(node)
  return tree as FormErrors
}

/** Validates a form with the contract's schema; the codes are the same as the server's. */
export const schemaResolver =
  <T extends FieldValues>(schema: z.ZodType): Resolver<T> =>
  (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success
      ? { values: parsed.data as T, errors: {} }
      : { values: {}, errors: asFormErrors(fieldErrorsOf(parsed.error.issues)) as never }
  }
