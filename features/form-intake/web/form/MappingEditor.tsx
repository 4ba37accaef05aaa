import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { call } from '#platform/web/api/call.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { tryIntakeForm } from '../../contract/form.endpoints.ts'
import type { IntakeForm, Mapping, Trial } from '../form.types.ts'
import { Constants } from './Constants.tsx'
import { FieldRows } from './FieldRows.tsx'
import { Protection } from './Protection.tsx'
import { TrialResult } from './TrialResult.tsx'
import { useMapping } from './use-mapping.ts'
import { useTargetNames } from './use-target-options.ts'
import { getFormSubmission, listFormSubmissions } from '../../contract/submission.endpoints.ts'

/**
 * Returns the content of the form's latest submission as a sample; null if there is none or its content was deleted.
 */
const lastSample = async (formId: number): Promise<string | null> => {
  const { items } = await call(listFormSubmissions, { query: { formId: String(formId), limit: '1' } })
  const [last] = items
  if (!last) return null
  const { content, contentGone } = await call(getFormSubmission, {
    query: { submissionId: String(last.id) },
  })
  return contentGone ? null : JSON.stringify(content, null, 2)
}

/** Editor of the field mapping. It can be tried on a sample before it is saved; trying writes nothing. */
export const MappingEditor = ({ form }: { form: IntakeForm }) => {
  const t = useTexts('form-intake')
  const sampleId = useId()
  const { mapping, isDirty, isSaving, choose, save, change, takeFields } = useMapping(form)
  const names = useTargetNames(form.targets)
  const [sample, setSample] = useState('')
  const [trial, setTrial] = useState<Trial | null>(null)
  const [isTrying, setTrying] = useState(false)
  const take = async (): Promise<void> => {
    try {
      const last = await lastSample(form.id)
      if (last !== null) setSample(last)
    } catch (error) {
      notifyError(error)
    }
  }
  const attempt = (by: Mapping): Promise<Trial> =>
    call(tryIntakeForm, { body: { formId: form.id, mapping: by, sample } })
  const check = async (): Promise<void> => {
    setTrying(true)
    try {
      const seen = await attempt(mapping)
      const next = takeFields(seen.fields)
      setTrial(next === mapping ? seen : await attempt(next))
    } catch (error) {
      notifyError(error)
    } finally {
      setTrying(false)
    }
  }
  return (
    <Section title={t('mapping.title')}>
      <div className="field">
        <label htmlFor={sampleId}>{t('mapping.sample')}</label>
        <textarea
          translate="no"
          id={sampleId}
          className="control"
          rows={4}
          value={sample}
          aria-describedby={`${sampleId}-help`}
          onChange={(event) => setSample(event.target.value)}
        />
        <p id={`${sampleId}-help`} className="form-intake-hint">
          {t('mapping.sampleHelp')}
        </p>
      </div>
      <div className="form-intake-actions">
        <Button loading={isTrying} disabled={sample.trim() === ''} onClick={() => void check()}>
          {t('mapping.check')}
        </Button>
        {form.lastAt === null ? null : <Button onClick={() => void take()}>{t('mapping.take')}</Button>}
      </div>
      {trial ? <TrialResult trial={trial} names={names} /> : null}
      <FieldRows
        mapping={mapping}
        samples={new Map(trial?.fields.map(({ name, text }) => [name.toLowerCase(), text]))}
        names={names}
        change={change}
      />
      <Constants mapping={mapping} names={names} change={change} />
      <Protection mapping={mapping} change={change} />
      {choose ? (
        <ConflictPanel
          text={t('mapping.conflict')}
          choices={{ mine: t('mapping.keepMine'), theirs: t('mapping.takeTheirs') }}
          onTakeAll={choose}
        />
      ) : null}
      <div className="form-intake-actions">
        <Button
          variant="contained"
          loading={isSaving}
          disabled={!isDirty || choose !== null}
          onClick={() => void save()}
        >
          {t('mapping.save')}
        </Button>
      </div>
    </Section>
  )
}
