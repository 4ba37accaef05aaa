import '../administration.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatBytes, formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { getHealth } from '../../contract/health.endpoints.ts'
import { shownFindings } from '../../domain/health.rules.ts'
import { KeyAges } from './KeyAges.tsx'
import { Slowest } from './Slowest.tsx'

type Health = ResponseOf<typeof getHealth>

const Tables = ({ tables }: { tables: Health['database']['tables'] }) => {
  const t = useTexts('administration')
  return (
    <table className="audit-changes health-tables">
      <thead>
        <tr>
          <th scope="col">{t('health.table')}</th>
          <th scope="col">{t('health.size')}</th>
          <th scope="col">{t('health.rows')}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ name, bytes, rows }) => (
          <tr key={name}>
            <th scope="row" translate="no">
              {name}
            </th>
            <td className="tabular">{formatBytes(bytes)}</td>
            <td className="tabular">{formatCount(rows, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Change of a size since a day. */
const Growth = ({ now, then, since }: { now: number; then: number; since: string }) => {
  const t = useTexts('administration')
  const sign = now < then ? '−' : '+'
  return (
    <>
      {' '}
      ({t('health.since', { change: `${sign}${formatBytes(Math.abs(now - then))}` })}{' '}
      <DateText value={since} />)
    </>
  )
}

/** Facts about the portal's health, problems first. */
export const HealthFacts = ({ health }: { health: Health }) => {
  const t = useTexts('administration')
  const { database, files, before, queue, mails, people, backups, sockets } = health
  const findings = shownFindings(health)
  const count = (value: number) => formatCount(value, true)
  return (
    <>
      {findings.length === 0 ? (
        <p role="status">{t('health.allWell')}</p>
      ) : (
        <ul className="health-findings">
          {findings.map(({ finding, value, host = '' }) => (
            <li key={`${finding} ${host}`}>
              {t(`health.findings.${finding}`, { count: value })}
              {host ? <span translate="no"> ({host})</span> : null}
            </li>
          ))}
        </ul>
      )}
      <Section title={t('health.program')}>
        <Facts columns>
          <Fact label={t('health.version')}>{health.version}</Fact>
          <Fact label={t('health.started')}>
            <DateText value={health.startedAt} as="time" />
          </Fact>
          <Fact label={t('health.memory')}>{formatBytes(health.memoryBytes)}</Fact>
          <Fact label="Node.js">{health.node}</Fact>
          <Fact label="PostgreSQL">{database.version}</Fact>
          <Fact label={t('health.migrations')}>
            {count(database.migrations)}, <span translate="no">{database.lastMigration}</span>
          </Fact>
        </Facts>
      </Section>
      <Section title={t('health.work')}>
        <Facts columns>
          <Fact label={t('health.waiting')}>{count(queue.waiting)}</Fact>
          <Fact label={t('health.running')}>{count(queue.running)}</Fact>
          <Fact label={t('health.retrying')}>{count(queue.retrying)}</Fact>
          <Fact label={t('health.failed')}>{count(queue.failed)}</Fact>
          <Fact label={t('health.mailsQueued')}>{count(mails.queued)}</Fact>
          <Fact label={t('health.mailsSent')}>{count(mails.sentLastDay)}</Fact>
          <Fact label={t('health.mailsFailed')}>{count(mails.failedLastDay)}</Fact>
          {mails.maybeTwiceLastDay > 0 ? (
            <Fact label={t('health.mailsMaybeTwice')}>{count(mails.maybeTwiceLastDay)}</Fact>
          ) : null}
          {mails.servers.map(({ name, sent }) => (
            <Fact key={name} label={t('health.mailsBy', { server: name })}>
              {count(sent)}
            </Fact>
          ))}
          <Fact label={t('health.people')}>{count(people.total)}</Fact>
          <Fact label={t('health.peopleSeen')}>{count(people.seenLastDay)}</Fact>
        </Facts>
      </Section>
      <Section title={t('health.storage')}>
        <Facts columns>
          <Fact label={t('health.database')}>
            {formatBytes(database.bytes)}
            {before ? <Growth now={database.bytes} then={before.databaseBytes} since={before.day} /> : null}
          </Fact>
          <Fact label={t('health.connections')}>{count(database.connections)}</Fact>
          <Fact label={t('health.sockets')}>{count(sockets)}</Fact>
          <Fact label={t('health.files')}>
            {count(files.count)}, {formatBytes(files.bytes)}
            {before ? <Growth now={files.bytes} then={before.filesBytes} since={before.day} /> : null}
          </Fact>
          {backups.on ? (
            <Fact label={t('backups.last')}>
              {backups.provedAt ? <DateText value={backups.provedAt} as="time" /> : t('backups.none')}
            </Fact>
          ) : null}
        </Facts>
        <Tables tables={database.tables} />
      </Section>
      <KeyAges keys={health.keys} certificateDays={health.certificateDays} />
      <Slowest
        title={t('health.slowestCalls')}
        help={t(health.slowestCalls.length === 0 ? 'health.noCalls' : 'health.slowestCallsHelp')}
        slow={health.slowestCalls.map(({ call, ...one }) => ({ id: call, name: call, ...one }))}
      />
      <Slowest
        title={t('health.slowestStatements')}
        help={t(health.slowestStatements === null ? 'health.noStatistics' : 'health.slowestStatementsHelp')}
        slow={(health.slowestStatements ?? []).map(({ statement, ...one }) => ({ name: statement, ...one }))}
      />
      {database.slow.length > 0 ? (
        <Section title={t('health.slow')}>
          <ul translate="no">
            {database.slow.map(({ seconds, statement }) => (
              <li key={statement}>
                {seconds} s: <code translate="no">{statement}</code>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
