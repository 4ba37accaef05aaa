import { endpoint } from '#platform/contract/endpoint.ts'
import { investorProfile, investorProfileFields } from './investor.schemas.ts'

export const getInvestorProfile = endpoint({
  name: 'getInvestorProfile',
  method: 'GET',
  path: '/investors/profile',
  summary: 'What I look for as an investor',
  response: investorProfile,
  reads: ['investor', 'person'],
  permission: 'signed-in',
})

export const saveInvestorProfile = endpoint({
  name: 'saveInvestorProfile',
  method: 'POST',
  path: '/investors/profile/save',
  summary: 'Say what I look for as an investor',
  body: investorProfileFields,
  response: investorProfile,
  errors: ['STATE_CHANGED'],
  changes: ['investor'],
  permission: 'signed-in',
})
