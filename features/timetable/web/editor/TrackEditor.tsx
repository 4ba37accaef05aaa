import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { BackLink } from '#platform/web/work/navigation/BackLink.tsx'
import { acceptanceStateTable, streamStateTable } from '../../domain/state-tables.ts'
import { AcceptanceText } from '../AcceptanceText.tsx'
import { NewStreamForm } from '../streams/NewStreamForm.tsx'
import { streamActions } from '../streams/stream-actions.tsx'
import type { Stream, TrackTimetable } from '../timetable.types.ts'
import { SwitchForm } from './SwitchForm.tsx'
import { isTaking } from '../../domain/phases.ts'

const StreamRow = ({ stream }: { stream: Stream }) => {
  const t = useTexts('timetable')
  const actionsOf = useActions(streamActions)
  return (
    <Row
      title={stream.name}
      facts={
        <>
          <span className="tabular">
            {isTaking(stream)
              ? t('since', { from: formatDate(stream.from) })
              : t('days', { from: formatDate(stream.from), to: formatDate(stream.to) })}
          </span>
          {isTaking(stream) ? <DeadlineText value={stream.until} /> : null}
          <span>{t('requests', { count: stream.requestsCount })}</span>
        </>
      }
      end={
        <>
          <StateOf table={streamStateTable} state={stream.state} />
          <ActionButtons
            actions={actionsOf(stream)}
            size="small"
            max={1}
            labelOf={({ label }) => t('editor.actionOf', { action: label, name: stream.name })}
            menuLabel={t('editor.actions', { name: stream.name })}
          />
        </>
      }
    />
  )
}

const Way = ({ timetable }: { timetable: TrackTimetable }) => {
  const t = useTexts('timetable')
  const { track, sharedWith, canEdit } = timetable
  const change = () =>
    openDrawer({
      title: t('switch.title', { name: track.name }),
      body: <SwitchForm timetable={timetable} />,
    })
  return (
    <Section
      title={t('editor.way')}
      action={canEdit ? <Button onClick={change}>{t('switch.action')}</Button> : null}
    >
      <p className="timetable-facts">
        <strong>{t(`requestTypes.${track.requestType}`)}</strong>
        <StateOf table={acceptanceStateTable} state={track.acceptance} />
        <AcceptanceText {...track} />
      </p>
      {sharedWith.length > 0 ? (
        <>
          <p>{t('editor.sharedWith')}</p>
          <ul className="timetable-choose">
            {sharedWith.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={linkTo('/bch/view/acceleration-timetable/editor', { trackId: id })}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  )
}

/** A track: how it accepts applications, and the streams of its schedule. */
export const TrackEditor = ({ timetable }: { timetable: TrackTimetable }) => {
  const t = useTexts('timetable')
  const { track, streams, next, canEdit, sharedWith, timeZone, today } = timetable
  const plan = () =>
    openDrawer({
      title: t('form.title', { name: track.name }),
      body: <NewStreamForm trackId={track.id} plan={next} tracks={[track, ...sharedWith]} />,
    })
  const mayPlan = canEdit && track.requestType === 'ON_SCHEDULE'
  return (
    <article className="timetable-editor">
      <BackLink to="/bch/view/acceleration-timetable">{t('editor.back')}</BackLink>
      <PageHead
        title={track.name}
        actions={
          mayPlan ? (
            <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={plan}>
              {t('form.action')}
            </Button>
          ) : null
        }
      />
      <p className="timetable-note">
        {t('editor.about', {
          programme: track.programme.name,
          day: formatDate(today),
          zone: zoneName(timeZone, today),
        })}
      </p>
      <Way timetable={timetable} />
      <Section title={t('streams.title')}>
        {streams.length > 0 ? (
          <Rows>
            {streams.map((stream) => (
              <StreamRow key={stream.id} stream={stream} />
            ))}
          </Rows>
        ) : (
          <p className="timetable-note">
            {t(track.requestType === 'CONTINUOUS' ? 'editor.continuous' : 'editor.noStreams')}
          </p>
        )}
      </Section>
    </article>
  )
}
