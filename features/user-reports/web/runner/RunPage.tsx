import { useMemo, useState } from 'react'
import { limitsStore } from '#platform/web/portal-limits.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { Option, OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { FolderIcon } from '#platform/web/work/components/icons/icons.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { startUserReport } from '../../contract/report-run.endpoints.ts'
import { listReportProjects, makeReport, tryUserReport } from '../../contract/make-report.endpoints.ts'
import type { ReportFilters } from '../report.types.ts'
import { ByTask } from './ByTask.tsx'
import { Missing } from './Missing.tsx'
import { Parameters } from './Parameters.tsx'
import { requestOf, runDefaults, runSchema } from './run-form.ts'

/** Options of projects for a report, found by name. */
const findReportProjects =
  (reportId: number): OptionSearch =>
  async (findText, signal) => {
    const query = { userReportId: String(reportId), limit: '50', ...(findText ? { findText } : {}) }
    const { items } = await call(listReportProjects, { query }, { signal })
    return items.map(({ id, name, track }) => ({ value: id, label: name, ...(track ? { hint: track } : {}) }))
  }

type Request = ReturnType<typeof requestOf>

type Found = { requested: string; found: ResponseOf<typeof tryUserReport> }

/** What a check found, as long as the form still asks for the same. */
const FoundNow = ({ of }: { of: Found }) => {
  const values = { projectIds: useField('projectIds').value, parameters: useField('parameters').value }
  const isSame = JSON.stringify(requestOf(values as Parameters<typeof requestOf>[0])) === of.requested
  return isSame ? <Missing found={of.found} /> : null
}

/** Form that creates a report: parameters, projects, missing data, then the file, immediately or in the background. */
export const RunPage = ({ filters, lost }: { filters: ReportFilters; lost: number }) => {
  const t = useTexts('user-reports')
  const { report, parameters, projects } = filters
  const [found, setFound] = useState<Found | null>(null)
  const [taken, setTaken] = useState<readonly Option[]>([])
  const chosen: readonly Option[] = useMemo(
    () => projects.map(({ id, name }) => ({ value: id, label: name })),
    [projects],
  )
  const options = useMemo(() => findReportProjects(report.id), [report.id])
  const query = { userReportId: String(report.id) }
  const form = useProductForm({
    draft: null,
    schema: runSchema(parameters),
    defaults: runDefaults(
      filters,
      projects.map(({ id }) => id),
    ),
    onSubmit: async (values) => {
      const body = requestOf(values)
      saveFile(await withProgress('document', () => download(makeReport, { query, body })))
      notify({ code: 200, text: t('run.made') })
    },
  })
  const [busy, setBusy] = useState<'check' | 'background' | null>(null)
  /** Not a submission of the form, whose button would show that it is creating the file. */
  const withValues = async (name: 'check' | 'background', act: (request: Request) => Promise<void>) => {
    if (!(await form.form.trigger(undefined, { shouldFocus: true }))) return
    setBusy(name)
    try {
      await act(requestOf(form.form.getValues() as Parameters<typeof requestOf>[0]))
    } catch (error) {
      notifyError(error)
    }
    setBusy(null)
  }
  const start = async (request: Request) => {
    await call(startUserReport, { body: { userReportId: report.id, ...request } })
    notify({ code: 100, text: t('run.started') })
  }
  const check = async (request: Request) =>
    setFound({
      requested: JSON.stringify(request),
      found: await call(tryUserReport, { body: { userReportId: report.id, ...request } }),
    })
  return (
    <section className="user-reports-run">
      <RecordNavigation backTo="/bch/view/user-reports" backLabel={t('run.back')} />
      <PageHead
        title={report.name}
        isName
        actions={
          <Button
            component={ScreenLink}
            to={linkTo('/bch/view/user-reports', { tab: 'files' })}
            startIcon={<FolderIcon />}
          >
            {t('run.files')}
          </Button>
        }
      />
      <Form
        form={form}
        submitLabel={t('run.make')}
        guard={false}
        note={
          <span className="user-reports-more">
            <Button loading={busy === 'background'} onClick={() => void withValues('background', start)}>
              {t('run.background')}
            </Button>
            <Button loading={busy === 'check'} onClick={() => void withValues('check', check)}>
              {t('run.check')}
            </Button>
          </span>
        }
      >
        <Parameters parameters={parameters} />
        <FieldGroup title={t('run.projects')}>
          {lost > 0 ? (
            <Notice tone="info" role="status">
              {t('run.lost', { count: lost })}
            </Notice>
          ) : null}
          <ComboboxField
            name="projectIds"
            label={t('run.projects')}
            help={t('run.projectsHelp', { limit: limitsStore.get().reportProjects })}
            multiple
            options={options}
            chosen={[...chosen, ...taken]}
          />
          <ByTask
            reportId={report.id}
            onTake={(options) => {
              const before = form.form.getValues('projectIds') as number[]
              const added = options.filter(({ value }) => !before.includes(Number(value)))
              const room = added.slice(0, Math.max(0, limitsStore.get().reportProjects - before.length))
              setTaken((known) => [...known, ...room])
              form.form.setValue('projectIds', [...before, ...room.map(({ value }) => Number(value))], {
                shouldDirty: true,
                shouldValidate: true,
              })
              return { added: room.length, left: added.length - room.length }
            }}
          />
        </FieldGroup>
        {found ? <FoundNow of={found} /> : null}
      </Form>
    </section>
  )
}
