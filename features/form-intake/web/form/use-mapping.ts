import { useState } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
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

/** The mapping as somebody changes it, until it is saved. */
export const useMapping = (form: IntakeForm) => {
  const t = useTexts('form-intake')
  const [changed, setChanged] = useState<Mapping | null>(null)
  const command = useCommand(mapIntakeForm, { success: t('mapping.saved') })
  const { refresh } = useAnswer(getIntakeForm, { query: { formId: String(form.id) } })
  const mapping = changed ?? form.mapping
  const save = async (): Promise<void> => {
    try {
      await command.mutateAsync({ body: { formId: form.id, version: form.version, mapping } })
      await refresh()
      setChanged(null)
    } catch (error) {
      // Somebody else was faster: the next press saves on top of what is theirs.
      if (hasCode(error, 'STATE_CHANGED')) await refresh()
      notifyError(error)
    }
  }
  return {
    mapping,
    isDirty: changed !== null,
    isSaving: command.isPending,
    save,
    change: (part: Partial<Mapping>) => setChanged({ ...mapping, ...part }),
    takeFields: (fields: Trial['fields']): Mapping => {
      const next = withSample(mapping, fields)
      if (next !== mapping) setChanged(next)
      return next
    },
  }
}
