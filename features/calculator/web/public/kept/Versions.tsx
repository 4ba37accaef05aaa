import { useCallback, useEffect, useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { getCalculations, removeCalculation } from '../../../contract/kept-calculations.endpoints.ts'
import { Comparison } from './Comparison.tsx'
import { ShareDialog } from './ShareDialog.tsx'

type SavedVersions = ResponseOf<typeof getCalculations>
type Version = SavedVersions['items'][number]

/** Versions of a project: open, compare two, share by a link, delete. */
export const Versions = ({ projectId }: { projectId: number }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [versions, setVersions] = useState<SavedVersions | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [compared, setCompared] = useState<readonly [number, number] | null>(null)
  const [shared, setShared] = useState<Version | null>(null)
  const [removed, setRemoved] = useState<Version | null>(null)
  const read = useCallback(async (): Promise<void> => {
    try {
      setVersions(
        await call(getCalculations, { query: { projectId: String(projectId) } }, { deniedHere: true }),
      )
    } catch (error) {
      setFailure(error)
    }
  }, [projectId])
  useEffect(() => void read(), [read])
  const remove = async (version: Version): Promise<void> => {
    setRemoved(null)
    try {
      await call(removeCalculation, { body: { calculationId: version.id } })
      await read()
    } catch (error) {
      setFailure(error)
    }
  }
  if (failure) return <ErrorNotice error={failure} />
  if (!versions) return <p role="status">{t('kept.loading')}</p>
  if (versions.items.length === 0) return <p className="calculator__muted">{t('kept.empty')}</p>
  const [one, other] = ticked
  return (
    <>
      <ul className="kept__versions">
        {versions.items.map((version) => (
          <li key={version.id}>
            <label className="kept__tick">
              <input
                type="checkbox"
                checked={ticked.includes(version.id)}
                onChange={({ target }) =>
                  setTicked(
                    target.checked
                      ? [...ticked, version.id].slice(-2)
                      : ticked.filter((id) => id !== version.id),
                  )
                }
              />
              <span className="visually-hidden">{t('kept.tick', { name: version.name })}</span>
            </label>
            <div className="kept__about">
              <a href={linkTo('/bch/view/project-calculator', { calculation: version.id })}>{version.name}</a>
              <p className="calculator__muted">
                {[
                  version.author.name,
                  formatDate(version.createdAt, { locale }),
                  version.commentsCount > 0 ? t('kept.comments', { count: version.commentsCount }) : '',
                  version.linkUntil
                    ? t('kept.linkUntil', { date: formatDate(version.linkUntil, { locale }) })
                    : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {versions.mayEdit ? (
              <div className="kept__tools">
                <button type="button" className="entry-tool" onClick={() => setShared(version)}>
                  {t('kept.share')}
                </button>
                <button type="button" className="entry-tool" onClick={() => setRemoved(version)}>
                  {t('kept.remove')}
                </button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {versions.items.length > 1 ? (
        <div>
          <Button
            disabled={one === undefined || other === undefined}
            onClick={() => setCompared([one!, other!])}
          >
            {t('kept.compare')}
          </Button>
        </div>
      ) : null}
      {compared ? <Comparison key={compared.join(' ')} ids={compared} /> : null}
      {shared ? (
        <ShareDialog
          calculationId={shared.id}
          isShared={shared.linkUntil !== null}
          onClose={() => {
            setShared(null)
            void read()
          }}
        />
      ) : null}
      {removed ? (
        <Dialog title={t('kept.removeTitle', { name: removed.name })} onClose={() => setRemoved(null)}>
          <p>{t('kept.removeText')}</p>
          <div className="dialog__actions">
            <Button onClick={() => setRemoved(null)}>{t('actions.cancel')}</Button>
            <Button look="primary" onClick={() => void remove(removed)}>
              {t('kept.remove')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
