import { useCallback, useId, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option, OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import {
  checkTrialReport,
  findTrialProjects,
  makeTrialReport,
} from '../../contract/report-trial.endpoints.ts'
import type { ReportParameter } from '../../contract/user-report.schemas.ts'
import type { TrialFound } from '../report.types.ts'
import { ofAccelerator } from './of-accelerator.ts'
import { TrialParameters } from './TrialParameters.tsx'
import { TrialResult } from './TrialResult.tsx'

const optionOf = ({ id, name }: { id: number; name: string }): Option => ({ value: id, label: name })

const none: [] = []

const isWhole = ({ code, name }: ReportParameter): boolean => code !== '' && name !== ''

/** Tries the report as it is now, saved or not, on one real project: the file and its faults. */
export const TrialRun = ({ acceleratorId }: { acceleratorId: number | null }) => {
  const t = useTexts('user-reports')
  const id = useId()
  const templateFileId = useField('templateFileId').value as string
  const [name, fileName] = [useField('name').value as string, useField('fileName').value as string]
  const [oneFile, parameters] = [useField('oneFile').value === true, useField('parameters').value]
  const wholeParameters = ((parameters ?? []) as ReportParameter[]).filter(isWhole)
  const dictionaries = [
    ...new Set(
      wholeParameters.flatMap(({ type, dictionary }) => (type === 'LIST' && dictionary ? [dictionary] : [])),
    ),
  ].join(',')
  const { data } = useCall(findTrialProjects, {
    headers: ofAccelerator(acceleratorId),
    query: dictionaries ? { dictionaries } : {},
  })
  const [picked, setPicked] = useState<Option | null>(null)
  const [found, setFound] = useState<TrialFound | null>(null)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const project = picked ?? (data?.chosen ? optionOf(data.chosen) : null)
  const search = useCallback<OptionSearch>(
    async (findText, signal) => {
      const query = findText ? { findText } : {}
      const headers = ofAccelerator(acceleratorId)
      const { items } = await call(findTrialProjects, { headers, query }, { signal })
      return items.map(optionOf)
    },
    [acceleratorId],
  )
  const lacking = wholeParameters.find(
    ({ code, required, defaultValue }) => required && (values[code] ?? defaultValue).trim() === '',
  )
  const run = async () => {
    if (!project || templateFileId === '') return
    const body = {
      name,
      fileName,
      templateFileId,
      oneFile,
      parameters: wholeParameters,
      values: Object.fromEntries(
        wholeParameters.flatMap(({ code }) => (code in values ? [[code, values[code] ?? '']] : [])),
      ),
      projectId: Number(project.value),
    }
    const headers = ofAccelerator(acceleratorId)
    setBusy(true)
    try {
      const answer = await call(checkTrialReport, { headers, body })
      setFound(answer)
      if (answer.problems.length === 0)
        saveFile(await withProgress('document', () => download(makeTrialReport, { headers, body })))
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FieldGroup title={t('trial.title')} help={t('trial.text')}>
      <div className="user-reports-trial">
        <label htmlFor={id}>{t('trial.project')}</label>
        <Combobox
          id={id}
          label={t('trial.project')}
          options={search}
          chosen={project ? [project] : []}
          clearable={false}
          onChange={(chosen) => setPicked(chosen[0] ?? null)}
        />
        <TrialParameters
          parameters={wholeParameters}
          choices={data?.choices ?? none}
          values={values}
          onSay={(code, value) => setValues((now) => ({ ...now, [code]: value }))}
        />
        <div className="form-buttons">
          <Button
            size="small"
            disabled={isBusy || !project || templateFileId === '' || lacking !== undefined}
            onClick={() => void run()}
          >
            {t('trial.run')}
          </Button>
          {lacking ? (
            <span className="user-reports-hint">{t('trial.lacking', { name: lacking.name })}</span>
          ) : null}
          {templateFileId === '' ? <span className="user-reports-hint">{t('trial.noTemplate')}</span> : null}
        </div>
        {found ? <TrialResult found={found} /> : null}
      </div>
    </FieldGroup>
  )
}
