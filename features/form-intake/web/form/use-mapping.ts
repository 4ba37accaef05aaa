import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useWholeDraft } from '#platform/web/work/components/saving/use-whole-draft.ts'
import { getIntakeForm, mapIntakeForm } from '../../contract/form.endpoints.ts'
import type { IntakeForm, Mapping, Trial } from '../form.types.ts'

/** Fields that a sample has and the mapping doesn't know join it with what each likely fills. */
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

/** The mapping as somebody changes it, until it is saved. */
export const useMapping = (form: IntakeForm) => {
  const t = useTexts('form-intake')
  const command = useCommand(mapIntakeForm, { success: t('mapping.saved') })
  const asked = { query: { formId: String(form.id) } }
  const { put } = useAnswer(getIntakeForm, asked)
  const taken = (newest: IntakeForm) => {
    put(newest)
    return savedOf(newest)
  }
  const { value: mapping, ...draft } = useWholeDraft<Mapping>({
    saved: savedOf(form),
    save: async (given, version) =>
      taken(await command.mutateAsync({ body: { formId: form.id, version, mapping: given } })),
    read: async () => taken(await call(getIntakeForm, asked)),
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
