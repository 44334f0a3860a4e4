import type { WordBank } from './word-banks.rules'

export const ENGLISH: WordBank = {
  headlines: [
    '{What}: {benefit}',
    '{Benefit}. {What}.',
    '{What} for {whom}',
    'For {whom}: {benefit}',
    '{What} – {benefit}',
  ],
  openings: [
    '{What}: {benefit}.',
    '{What}. {Benefit}.',
    '{What} – {benefit}.',
    'What we do: {what}. {Benefit}.',
  ],
  posts: [
    'Worth knowing: {benefit}. {What}.',
    'In one line: {benefit}. {What}.',
    '{What}. The short version: {benefit}.',
    'For {whom}: {benefit}. {What}.',
  ],
  metas: ['{What}: {benefit}.', '{What} for {whom}. {Benefit}.', '{What} – {benefit}.'],
  lists: {
    plain: 'What you get:',
    friendly: 'Here is what you get:',
    formal: 'What is offered:',
  },
  metaEnds: {
    plain: ['Read more here.', 'See how it works.'],
    friendly: ['Come in and read on.', 'See how it works.'],
    formal: ['Read more or contact us.', 'Details on this page.'],
  },
  more: {
    plain: 'Write to us and say what you need. We’ll tell you how it works and what comes next.',
    friendly:
      'Not sure where to begin? Tell us what you have in mind, and we’ll take it from there.',
    formal: 'Please let us know what you require, and we will explain how we proceed.',
  },
  named: ['{What}: see prices', '{What}: read more'],
  audiences: ['Made for {whom}.', 'It is for {whom}.', 'For {whom}.'],
  closers: {
    plain: ['Have a look.', 'See whether it suits you.', 'The details are one click away.'],
    friendly: [
      'Come and take a look.',
      'Curious? Have a look around.',
      'Ask us anything you like.',
    ],
    formal: [
      'We are pleased to tell you more.',
      'Please contact us for details.',
      'Further information is available on request.',
    ],
  },
  buttons: {
    plain: [
      'See how it works',
      'Get in touch',
      'View the details',
      'See prices',
      'Read more',
      'Start here',
    ],
    friendly: [
      'Show me how',
      'Let’s talk',
      'Take a look',
      'Tell me more',
      'Ask a question',
      'I want to see it',
    ],
    formal: [
      'View details',
      'Request information',
      'Contact us',
      'Request a quote',
      'Learn more',
      'Arrange a meeting',
    ],
  },
  subjects: ['{What}: {benefit}', '{Benefit}', 'For {whom}: {benefit}'],
  greetings: { plain: 'Hello,', friendly: 'Hi there,', formal: 'Dear reader,' },
  introductions: {
    plain: ['In short, this is what we do: {what}.', 'This is about one thing: {what}.'],
    friendly: [
      'Here is something we like to talk about: {what}.',
      'A few lines about what we do: {what}.',
    ],
    formal: [
      'We would like to introduce our service: {what}.',
      'Please allow us to present our offer: {what}.',
    ],
  },
}
