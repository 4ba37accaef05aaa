import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getUserReportVersions, restoreUserReport } from '../../contract/user-report.endpoints.ts'
import type { BuiltReport } from '../report.types.ts'

/** Versions of a report, with the action to restore one. */
export const Versions = ({ report: { id, version } }: { report: BuiltReport }) => {
  const t = useTexts('user-reports')
  const { data, error, refetch } = useCall(getUserReportVersions, { query: { userReportId: String(id) } })
  const restore = useCommand(restoreUserReport, { success: t('versions.restored') })
  const ask = (number: number) =>
    confirm({
      title: t('versions.restoreTitle', { number }),
      text: t('versions.restoreText'),
      submitLabel: t('versions.restore'),
      onSubmit: () => restore.mutateAsync({ body: { userReportId: id, version, number } }),
    })
  return (
    <Section title={t('versions.title')}>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingBlock lines={3} /> : null}
      {data ? (
        <Rows>
          {data.items.map(({ number, name, template, savedAt, savedBy, current }) => (
            <Row
              key={number}
              title={t('versions.line', { number, name, template })}
              facts={
                <>
                  <DateText value={savedAt} as="time" /> · {savedBy.name}
                </>
              }
              end={
                current ? (
                  <span>{t('versions.current')}</span>
                ) : (
                  <Button size="small" onClick={() => ask(number)}>
                    {t('versions.restore')}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      ) : null}
    </Section>
  )
}
