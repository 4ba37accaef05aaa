import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useWholeDraft } from '#platform/web/work/components/saving/use-whole-draft.ts'
import { getIntakeForm, mapIntakeForm } from '../../contract/form.endpoints.ts'
import type { IntakeForm, Mapping, Trial } from '../form.types.ts'

/** Adds fields of the sample that the mapping does not contain yet, with suggested targets. */
const withSample = (mapping: Mapping, fields: Trial['fields']): Mapping => {
  const known = new Set(mapping.fields.map(({ name }) => name.toLowerCase()))
  const taken = new Set(mapping.fields.map(({ target }) => target))
  const fresh = fields
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, suggested }) => ({
      name,
      target: suggested !== null && !taken.has(suggested as never) ? suggested : null,
      values: {},
    }))
  return fresh.length === 0
    ? mapping
    : { ...mapping, fields: [...mapping.fields, ...fresh] as Mapping['fields'] }
}

const savedOf = ({ mapping, version }: IntakeForm) => ({ value: mapping, version })

/** State of the mapping while it is edited. */
export const useMapping = (form: IntakeForm) => {
  const t = useTexts('form-intake')
  const command = useCommand(mapIntakeForm, { success: t('mapping.saved') })
  const input = { query: { formId: String(form.id) } }
  const { put } = useAnswer(getIntakeForm, input)
  const taken = (newest: IntakeForm) => {
    put(newest)
    return savedOf(newest)
  }
  const { value: mapping, ...draft } = useWholeDraft<Mapping>({
    saved: savedOf(form),
    save: async (given, version) =>
      taken(await command.mutateAsync({ body: { formId: form.id, version, mapping: given } })),
    read: async () => taken(await call(getIntakeForm, input)),
  })
  return {
    ...draft,
    mapping,
    takeFields: (fields: Trial['fields']): Mapping => {
      const next = withSample(mapping, fields)
      if (next !== mapping) draft.change(next)
      return next
    },
  }
}
