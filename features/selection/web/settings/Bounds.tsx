import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Selection } from '../selection.types.ts'
import { AmountBox } from './AmountBox.tsx'
import { PointsBox } from './PointsBox.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

type Props = { selection: Selection; draft: SettingsDraft }

const asCount = (typed: string | null): number | null =>
  typed === null ? null : Math.min(1_000_000, Math.max(0, Math.round(Number(typed))))

/** Limits: minimum points, maximum number of projects, in total and per stream. */
export const Bounds = ({ selection: { track, streams }, draft }: Props) => {
  const t = useTexts('selection')
  const { threshold, quota, streamQuotas } = draft.settings
  const quotaOf = (streamId: number): number | null =>
    streamQuotas.find((one) => one.streamId === streamId)?.quota ?? null
  const setStream = (streamId: number, typed: string | null) => {
    const next = asCount(typed)
    const others = streamQuotas.filter((one) => one.streamId !== streamId)
    draft.change({ streamQuotas: next === null ? others : [...others, { streamId, quota: next }] })
  }
  return (
    <section className="selection-part">
      <h2>{t('bounds.title')}</h2>
      <div className="selection-parameters">
        <PointsBox
          label={t('bounds.threshold')}
          value={threshold}
          onChange={(points) => draft.change({ threshold: points })}
        />
        <AmountBox
          label={t('bounds.quota')}
          value={quota === null ? null : String(quota)}
          onChange={(typed) => draft.change({ quota: asCount(typed) })}
        />
      </div>
      {track.onSchedule && streams.length > 0 ? (
        <div className="selection-parameters">
          {streams.map(({ id, name }) => (
            <AmountBox
              key={id}
              label={t('bounds.stream', { name })}
              value={quotaOf(id) === null ? null : String(quotaOf(id))}
              onChange={(typed) => setStream(id, typed)}
            />
          ))}
        </div>
      ) : null}
      <p className="selection-hint">{t('bounds.text')}</p>
    </section>
  )
}
