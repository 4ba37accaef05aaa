import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { demoPassword } from '../../database/demo/index.ts'
import { signIn } from '../support/http-sign-in.ts'
import { onDemo, sayCost, type Say } from './demo-world.ts'

/** Ratio to the mail server alone, ratio of other calls to their usual time, and memory that a message may add. */
const serverGoal = 1.1
const callsGoal = 1.1
const memoryGoal = 150

/** A heap in which V8 must collect its garbage: without a limit the memory shows what it left lying, not what is needed. */
const limitedHeap = '--max-old-space-size=256'

/** Milliseconds that the mail server takes for an email after it has all of it. */
const answerAfter = 10

/** Connections that the portal opens to a mail server. */
const connections = 2

/** Milliseconds after which the measurement is over. */
const longestWait = 1_200_000

/** Number of other calls per second during the measurement. */
const callsPerSecond = 10

/** What the mail server has accepted for people of the list, and when. */
const taken = { to: new Map<string, number>(), emails: 0, firstAt: 0, lastAt: 0 }

const forget = (): void => {
  taken.to.clear()
  taken.emails = 0
  taken.firstAt = 0
}

const take = (to: string): void => {
  if (!to.startsWith('listed')) return
  taken.to.set(to, (taken.to.get(to) ?? 0) + 1)
  taken.emails += 1
  taken.lastAt = performance.now()
  taken.firstAt ||= taken.lastAt
}

const startMailServer = async (): Promise<{ url: string; close: () => void }> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]!.address
        setTimeout(() => {
          take(to)
          done()
        }, answerAfter)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

/** People who receive the message. */
const fillPeople =
  (count: number) =>
  async (client: pg.Client): Promise<void> => {
    await client.query(
      `insert into person (uid, email, last_name, first_name, middle_name, status)
       select gen_random_uuid(), 'listed' || n || '@bench.example', 'Many', 'One', '', 'A' from generate_series(1, $1::int) n
       where not exists (select from person where email = 'listed' || n || '@bench.example')`,
      [count],
    )
  }

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

/** Repeats a call at a steady rate until it is stopped; returns the duration of each call in milliseconds. */
const callSteadily = (url: string, headers: Record<string, string>) => {
  const times: number[] = []
  const over = new AbortController()
  const run = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const answer = await fetch(url, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
      const took = performance.now() - began
      times.push(took)
      await pause(Math.max(0, 1000 / callsPerSecond - took))
    }
  }
  const running = run()
  return {
    stop: async () => {
      over.abort()
      await running
      return times
    },
  }
}

type Asked = { client: pg.Client; origin: string; count: number }

/** Plans a message over the interface, puts the people in its list, and sends it. */
const sendMessage = async ({ client, origin, count }: Asked, headers: Record<string, string>) => {
  const post = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
  const { id } = await post('/mass-message/plan', {
    list: 'listProjectsInWork',
    search: '',
    audience: 'LEADERS',
  })
  await client.query('delete from mass_message_recipient where message_id = $1', [id])
  await client.query(
    `insert into mass_message_recipient (message_id, person_uid, params)
     select $1, uid, '{"name":"One"}' from person where email like 'listed%@bench.example' order by uid limit $2`,
    [id, count],
  )
  await post('/mass-message/send', {
    messageId: id,
    version: 1,
    subject: 'Отчёт за квартал',
    body: 'Здравствуйте, {{name}}! Обновите показатели проекта до пятницы.\n'.repeat(10),
    when: 'NOW',
    day: null,
    time: null,
    clock: 'MINE',
    timeZone: 'UTC',
  })
}

/** The same emails handed to the mail server with nothing else to do. */
const sendAlone = async (client: pg.Client, url: string, count: number): Promise<number> => {
  const { rows } = await client.query<{ subject: string; text: string; html: string }>(
    "select subject, text_body as text, html_body as html from mail where template = 'MASS_MESSAGE' order by id desc limit 1",
  )
  forget()
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: connections } as object)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      transport.sendMail({ from: 'portal@bench.example', to: `listed${n + 1}@bench.example`, ...rows[0]! }),
    ),
  )
  transport.close()
  return (performance.now() - began) / 1000
}

/** A message to many people: time against the mail server alone, memory, and the speed of other calls meanwhile. */
export const measureMail = async (say: Say, count: number): Promise<void> => {
  const mail = await startMailServer()
  await onDemo({
    name: 'mail',
    port: 3911,
    say,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Portal <portal@bench.example>', NODE_OPTIONS: limitedHeap },
    fill: fillPeople(count),
    measure: async ({ client, origin, pid }) => {
      const { headers } = await signIn(origin, 'acc@demo.example', demoPassword)
      const { rows } = await client.query<{ id: string }>(
        `select m.accelerator_id::text as id from accelerator_member m join person p on p.uid = m.person_uid
         where p.email = 'acc@demo.example' limit 1`,
      )
      const onAccelerator = { ...headers, 'accelerator-id': rows[0]!.id }
      const list = `${origin}/api/v1/projects-in-work/list?limit=12`
      await callSteadily(list, onAccelerator)
        .stop()
        .then(() => pause(2000))
      const before = callSteadily(list, onAccelerator)
      await pause(20_000)
      const usual = await before.stop()
      const idle = megabytesOf(pid)
      forget()
      const began = performance.now()
      const meanwhile = callSteadily(list, onAccelerator)
      await sendMessage({ client, origin, count }, onAccelerator)
      let peak = idle
      const latest = began + longestWait
      while (taken.emails < count && performance.now() < latest) {
        peak = Math.max(peak, megabytesOf(pid))
        await pause(200)
      }
      const during = await meanwhile.stop()
      const whole = (taken.lastAt - began) / 1000
      const sending = (taken.lastAt - taken.firstAt) / 1000
      const [people, emails] = [taken.to.size, taken.emails]
      const alone = await sendAlone(client, mail.url, count)
      say(
        `${emails} emails accepted for ${people} of ${count} people; the server answers after ${answerAfter} ms`,
      )
      say(
        `from the press to the last email ${whole.toFixed(1)} s; from the first to the last ${sending.toFixed(1)} s`,
      )
      say(`the mail server alone, over ${connections} connections: ${alone.toFixed(1)} s`)
      say(
        `a list of projects, ${callsPerSecond} times a second: usually ${at(usual, 0.5).toFixed(1)} ms (95 %: ${at(usual, 0.95).toFixed(1)}), meanwhile ${at(during, 0.5).toFixed(1)} ms (95 %: ${at(during, 0.95).toFixed(1)})`,
      )
      say(`memory of the portal: ${idle.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB meanwhile`)
      say('| what | measured | goal |')
      say('| --- | --- | --- |')
      sayCost(say, 'time to the mail server alone', sending / alone, serverGoal)
      sayCost(say, 'other calls to their usual time (median)', at(during, 0.5) / at(usual, 0.5), callsGoal)
      sayCost(say, 'memory added, MB', peak - idle, memoryGoal)
    },
  })
  mail.close()
}
