import '../data-rooms.css'
import { useEffect, useRef } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { enterRoom, getRoom } from '../../contract/data-room.endpoints.ts'
import { dataRequestStateTable } from '../../domain/state-tables.ts'
import type { Room } from '../data-request.types.ts'
import { roomSearch } from '../search.ts'
import { roomActions } from './room-actions.tsx'
import { AboutInvestor } from './AboutInvestor.tsx'
import { ClosedRoom } from './ClosedRoom.tsx'
import { RoomContents } from './RoomContents.tsx'
import { awaitsTeam, isGranted } from '../../domain/phases.ts'

/** Logs the requester's access before anything is read. */
const useEntering = ({ id, ours }: Room): void => {
  const { mutate } = useCommand(enterRoom)
  const entered = useRef<number | null>(null)
  useEffect(() => {
    if (ours || entered.current === id) return
    entered.current = id
    mutate({ body: { dataRequestId: id } })
  }, [id, ours, mutate])
}

type Opening = Room['openings'][number]

const OpeningTitle = ({ opening: { kind, page, document } }: { opening: Opening }) => {
  const t = useTexts('data-rooms')
  if (kind === 'PAGE') return <>{t(`room.pages.${page ?? 'PROFILE'}`)}</>
  return <>{t(`room.opened.${kind}`, { document })}</>
}

const Openings = ({ openings }: Pick<Room, 'openings'>) => {
  const t = useTexts('data-rooms')
  const factsOf = ({ person, seconds, marked }: Opening): string =>
    [
      person.name,
      seconds > 0 ? t('room.minutes', { minutes: Math.max(1, Math.round(seconds / 60)) }) : null,
      marked === null ? null : t(marked ? 'room.tookMarked' : 'room.tookUnmarked'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Section title={t('room.openings')} help={t('room.openingsHelp')}>
      {openings.length === 0 ? (
        <p className="data-room-note">{t('room.noOpenings')}</p>
      ) : (
        <Rows>
          {openings.map((opening) => (
            <Row
              key={opening.id}
              title={<OpeningTitle opening={opening} />}
              facts={factsOf(opening)}
              end={<DateText value={opening.at} as="time" />}
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}

/** Contact details of the other side if both share them; otherwise what is missing. */
const Contacts = ({ room }: { room: Room }) => {
  const t = useTexts('data-rooms')
  const { contacts, ours, sharesContacts, teamSharesContacts } = room
  if (contacts)
    return (
      <Fact label={t(ours ? 'room.contactsOfInvestor' : 'room.contactsOfTeam')}>
        {[contacts.name, contacts.email, contacts.phone].filter(Boolean).join(', ')}
      </Fact>
    )
  if (!isGranted(room)) return null
  const missing = !sharesContacts
    ? ours
      ? 'investor'
      : 'reader'
    : !teamSharesContacts
      ? ours
        ? 'ours'
        : 'team'
      : null
  return missing ? <Fact label={t('room.contacts')}>{t(`room.noContacts.${missing}`)}</Fact> : null
}

const RoomPage = ({ room }: { room: Room }) => {
  const t = useTexts('data-rooms')
  const { project, requester, status, purpose, rivals, terms, untilDay, agreedAt, ours } = room
  useEntering(room)
  const isChosen = room.codes.length > 0 || room.documents.length > 0
  const isUnfilled = isChosen && !room.shows
  const answers = ours && awaitsTeam(room)
  const ofTeam = answers && isUnfilled ? 'next.unfilled' : `next.${status}`
  const next = ours ? ofTeam : room.newer ? 'next.newer' : null
  return (
    <DetailsScreen
      listId="listDataRequests"
      backTo="/bch/view/data-requests"
      name={project.name}
      state={<StateOf table={dataRequestStateTable} state={status} />}
      facts={
        <>
          <span>{[requester.name, room.firm].filter(Boolean).join(', ')}</span>
          <span>
            {room.verifiedDay
              ? t('room.verified', { date: formatDate(room.verifiedDay) })
              : t('room.notVerified')}
          </span>
        </>
      }
      nextStep={next && t(next, { person: requester.name })}
      actions={useActions(roomActions)(room)}
    >
      <div className="data-room-facts">
        <Facts stacked>
          {room.investor ? <AboutInvestor room={room} investor={room.investor} /> : null}
          <Fact label={t(ours ? 'room.purpose' : 'room.purposeOfReader')}>{purpose}</Fact>
          <Fact label={t('room.rivals')}>
            {rivals || t(ours ? 'room.noRivals' : 'room.noRivalsOfReader')}
          </Fact>
          {untilDay ? (
            <Fact label={t('room.until')}>
              <DateText value={untilDay} />
            </Fact>
          ) : null}
          {agreedAt ? (
            <Fact label={t('room.asOf')}>
              <DateText value={agreedAt} />
            </Fact>
          ) : null}
          <Contacts room={room} />
          {terms ? <Fact label={t('room.terms')}>{terms}</Fact> : null}
        </Facts>
      </div>
      {answers && room.shows ? (
        <p className="data-room-note">{t('room.preview', { person: requester.name })}</p>
      ) : null}
      <RoomContents room={room} />
      {ours && agreedAt ? <Openings openings={room.openings} /> : null}
    </DetailsScreen>
  )
}

/** Screen of a data room: its content, and for the team the log. */
export const DataRoom = () => {
  const [{ request }] = useScreenSearch(roomSearch)
  const { data, error, refetch } = useCall(
    getRoom,
    { query: { dataRequestId: String(request ?? 0) } },
    { deniedHere: true },
  )
  // A closed room is not rendered with the error, so that its content disappears.
  if (error) return <ClosedRoom id={request ?? 0} error={error} retry={() => void refetch()} />
  return data ? <RoomPage key={data.id} room={data} /> : <LoadingBlock lines={8} />
}
