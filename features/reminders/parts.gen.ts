// Written by `npm run parts` from the names of the files; never by hand.
import * as reminderRuleEndpoints from './contract/reminder-rule.endpoints.ts'
import * as reminderRulesQuery from './server/reminder-rules.query.ts'
import * as reminderRulesUseCase from './server/reminder-rules.use-case.ts'
import * as forgetRemindersJob from './server/forget-reminders.job.ts'
import * as sendRemindersJob from './server/send-reminders.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'reminders',
  contract: [
    reminderRuleEndpoints,
  ],
  handlers: [
    reminderRulesQuery,
    reminderRulesUseCase,
  ],
  jobs: [
    forgetRemindersJob,
    sendRemindersJob,
  ],
  texts: { en, ru },
}
