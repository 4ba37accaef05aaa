import { invalid, type FieldErrors } from '#platform/domain/product-error.ts'
import { placeholdersIn } from '../../communication/domain/template.rules.ts'
import { placeholdersFor } from '../domain/mass-message.rules.ts'
import type { Audience } from '../domain/states.ts'

/** Errors: `UNKNOWN_PLACEHOLDER` at the field with a placeholder that is not available for this audience. */
export const checkPlaceholders = (text: { subject: string; body: string }, audience: Audience): void => {
  const known: readonly string[] = placeholdersFor(audience)
  const faults: FieldErrors = {}
  for (const name of ['subject', 'body'] as const)
    if (!placeholdersIn(text[name]).every((one) => known.includes(one))) faults[name] = 'UNKNOWN_PLACEHOLDER'
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
