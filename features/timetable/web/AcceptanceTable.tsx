import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { acceptanceStateTable } from '../domain/state-tables.ts'
import { AcceptanceText } from './AcceptanceText.tsx'
import type { TimetableAnswer } from './timetable.types.ts'

/** Which tracks accept applications now and when: an overview, also to print. */
export const AcceptanceTable = ({ tracks, today, timeZone }: TimetableAnswer) => {
  const t = useTexts('timetable')
  return (
    <section className="acceptance" aria-labelledby="acceptance">
      <header>
        <h2 id="acceptance">
          {t('acceptance.title', { day: formatDate(today), zone: zoneName(timeZone, today) })}
        </h2>
        <Button className="acceptance-print" onClick={() => print()}>
          {t('acceptance.print')}
        </Button>
      </header>
      <div className="acceptance-scroll" role="region" aria-label={t('list.tableScroll')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['track', 'programme', 'state', 'dates'].map((column) => (
                <th key={column} scope="col">
                  {t(`acceptance.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tracks
              .filter(({ acceptance }) => acceptance !== 'ARCHIVED')
              .map((track) => (
                <tr key={track.id}>
                  <th scope="row">
                    <TextLink to={linkTo('/bch/view/acceleration-timetable/editor', { trackId: track.id })}>
                      {track.name}
                    </TextLink>
                  </th>
                  <td>{track.programme.name}</td>
                  <td>
                    <StateOf table={acceptanceStateTable} state={track.acceptance} />
                  </td>
                  <td>
                    <AcceptanceText {...track} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
