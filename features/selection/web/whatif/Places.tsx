import { Fragment, useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/web/work/components/icons/icons.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { explainSelection } from '../../contract/selection.endpoints.ts'
import type { Outcome } from '../../domain/rank.rules.ts'
import type { SelectionSettings } from '../../domain/settings.ts'
import type { Preview, SelectionField } from '../selection.types.ts'
import { wordsIn } from '../settings/field-options.ts'

type Props = {
  trackpointId: number
  settings: SelectionSettings
  preview: Preview
  outcomes: readonly Outcome[]
  passed: number
  fields: readonly SelectionField[]
}

const pageSize = 25

/** Paged places: the project, its points per rule and the reason of its result. */
export const Places = ({ trackpointId, settings, preview, outcomes, passed, fields }: Props) => {
  const t = useTexts('selection')
  const [page, setPage] = useState(0)
  const { taskIds } = preview
  const pages = Math.max(1, Math.ceil(taskIds.length / pageSize))
  const at = Math.min(page, pages - 1)
  const shown = taskIds.slice(at * pageSize, (at + 1) * pageSize)
  const answer = useCall(
    explainSelection,
    { body: { trackpointId, settings, taskIds: shown } },
    { enabled: shown.length > 0, keepPrevious: true, deniedHere: true },
  )
  const known = new Map(answer.data?.items.map((item) => [item.taskId, item]))
  const nameOf = (code: string): string => {
    const field = fields.find((one) => one.code === code)
    return field ? wordsIn(field.name, currentLocale()) : code
  }
  const lineAt = Math.floor(Math.max(0, passed - 1) / pageSize)
  return (
    <>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={t('items.title')}>
        <table className="selection-places">
          <thead>
            <tr>
              <th scope="col">{t('items.columns.place')}</th>
              <th scope="col">{t('items.columns.project')}</th>
              <th scope="col">{t('items.columns.points')}</th>
              <th scope="col">{t('items.columns.why')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((taskId, place) => {
              const index = at * pageSize + place
              const outcome = outcomes[index] ?? 'PASSED'
              const item = known.get(taskId)
              const isLine = outcome !== 'PASSED' && outcomes[index - 1] === 'PASSED'
              const points = preview.points[index] ?? 0
              const detail = settings.rules
                .map((rule, rank) => `${nameOf(rule.code)}: ${formatNumber((item?.byRule[rank] ?? 0) / 100)}`)
                .join(' · ')
              return (
                <Fragment key={taskId}>
                  {isLine ? (
                    <tr className="selection-line">
                      <td colSpan={4}>{t('whatIf.here')}</td>
                    </tr>
                  ) : null}
                  <tr className={cls(outcome === 'PASSED' ? 'selection-in' : 'selection-out')}>
                    <td className="tabular">{index + 1}</td>
                    <td>
                      {item ? (
                        <TextLink
                          to={linkTo('/bch/view/my-acceleration-requests/initiator-details', {
                            projectTrackId: item.projectTrackId,
                            taskId,
                          })}
                        >
                          {item.project.name}
                        </TextLink>
                      ) : (
                        '…'
                      )}
                    </td>
                    <td className="tabular">
                      {formatNumber(points / 100)}
                      {detail ? <small>{detail}</small> : null}
                    </td>
                    <td>
                      {outcome === 'REFUSED' && item
                        ? item.failures
                            .map(({ code, why }) => t(`why.${why}`, { field: nameOf(code) }))
                            .join('; ')
                        : t(`outcome.${outcome}`)}
                    </td>
                  </tr>
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
      {pages > 1 ? (
        <nav className="selection-pages" aria-label={t('whatIf.pages')}>
          <IconAction
            icon={ChevronLeftIcon}
            label={t('whatIf.previous')}
            disabled={at === 0}
            onClick={() => setPage(at - 1)}
          />
          <span className="tabular">{t('of', { position: at + 1, total: pages })}</span>
          <IconAction
            icon={ChevronRightIcon}
            label={t('whatIf.next')}
            disabled={at === pages - 1}
            onClick={() => setPage(at + 1)}
          />
          {lineAt === at ? null : (
            <Button size="small" onClick={() => setPage(lineAt)}>
              {t('whatIf.toLine')}
            </Button>
          )}
        </nav>
      ) : null}
    </>
  )
}
