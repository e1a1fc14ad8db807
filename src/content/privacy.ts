import { readTurnstileSiteKey } from '@/shared/lib/env';
import { COMPANY } from './company';
import type { LegalDocument } from './legal';

const HAS_CHALLENGES = readTurnstileSiteKey() !== undefined;

/** /privacy: what the site really does with personal data. Change this text with the code. */
export const PRIVACY: LegalDocument = {
  title: 'Privacy',
  description: `What ${COMPANY.name} stores when you request a quote, send a message, apply for a job or open an account, why, for how long, and what your rights are.`,
  path: '/privacy',
  lead: 'What this site stores, why, for how long, and what your rights are. No advertising, no third-party trackers, and we never sell data.',
  updated: '2026-11-21',
  isReviewed: false,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      parts: [
        `${COMPANY.name}, ${COMPANY.address.street}, ${COMPANY.address.city}, ${COMPANY.address.region} ${COMPANY.address.postalCode}, runs this website and is responsible for the data described here. Our contact details for questions and requests are at the end of this page.`,
      ],
    },
    {
      id: 'you-tell-us',
      title: 'What you tell us',
      parts: [
        'You can read every public page without telling us anything. When you send a form, we store what you enter:',
        {
          facts: [
            {
              term: 'A quote request',
              detail:
                'Name, email, phone, origin, destination, trailer, the pieces with their measurements and weight, dates, PO number, your notes and the files you attach. We use them to price the move and reply to you. One email goes to you and one to our dispatch. Yours contains a private link to track the request without an account. Anyone with that link can see the request and its status, but not your name, email or phone, so share it carefully. We store the link only as a hash.',
            },
            {
              term: 'A contact message',
              detail:
                'Name, email, subject, message, and your phone number if you give one. We use them to reply. We keep the replies we email from this site together with your message.',
            },
            {
              term: 'A job application',
              detail:
                'Name, contact details, address if you give one, experience, start date, CDL, cover letter and the documents you upload. Documents are stored privately: only our hiring staff can open them, and no one else can list or download them.',
            },
            {
              term: 'An account',
              detail:
                'Email, password (stored only as a hash), first and last name, role, and your phone and company if you give them. If our office invited you: who invited you, and when. Quotes you send while signed in, or with the email address you have confirmed, are added to your account, where you can see them. Pilot car operators can add their equipment, certifications and available days for our dispatch.',
            },
          ],
        },
        'With each form we also store how long it was open before you sent it, and we check that a field hidden from people is empty. Both keep bots out; neither says anything about you.',
      ],
    },
    {
      id: 'drafts',
      title: 'What stays on your device',
      parts: [
        'Your browser stores some things so that the site works. They aren’t sent to us, and you can clear them in your browser at any time.',
        {
          list: [
            'What you typed in a form you haven’t sent yet, for up to seven days, without files. It is deleted when you send the form.',
            'Your session, while you are signed in.',
            'Your cookie choice and, if you accepted, the two IDs described below.',
            'The confirmation of a quote you requested, with its private link, until you close the tab or start another quote.',
            'That you closed the quote prompt, until you close the browser.',
            'Whether your browser already has our fonts, so that the next page shows them right away.',
          ],
        },
        `We set no advertising cookies and load no fonts, scripts or pictures from other companies${HAS_CHALLENGES ? ', except the check described under “Preventing abuse”' : ''}. The map on the contact page loads from its provider only if you click its button or have accepted under “Cookie choices”. Until then you see a drawing and a plain link.`,
      ],
    },
    {
      id: 'visits',
      title: 'Analytics',
      parts: [
        'We ask first. If you choose “Necessary only”, or your browser sends Global Privacy Control and you don’t accept yourself, we don’t count your visit and you get no ID.',
        {
          facts: [
            {
              term: 'If you accept',
              detail:
                'Your browser gets a random ID, stored on your device, and a second one that ends with the tab. For each page you open, and each time you start or send a quote, call, apply or send a message, we store both IDs, the page, the site you came from, your type of device and browser, and part of your network address (we cut off the end before storing it). Our staff can see which pages are being viewed right now.',
            },
            {
              term: 'How we use it',
              detail:
                'To see which pages people read and which lead to quotes. It’s first-party only: no other company is involved, we share nothing, and we don’t track you on other sites.',
            },
            {
              term: 'How long we keep it',
              detail: 'Thirteen months. After that, only daily totals remain, without any ID.',
            },
            {
              term: 'Changing your mind',
              detail:
                'Open “Cookie choices” at the bottom of any page. “Necessary only” deletes both IDs from your device and stops counting immediately.',
            },
          ],
        },
        'If you accept, the map on the contact page also loads automatically. We count visits by search engines and other bots as a number only, with no details.',
      ],
    },
    {
      id: 'abuse',
      title: 'Preventing abuse',
      parts: [
        'To keep anyone from flooding our forms, we count how many are sent from one network address in ten minutes. We don’t store the address itself, only a salted hash, for no more than a day.',
        'To keep anyone from flooding an inbox through our forms, we also count the confirmations we send to an email address in an hour, under a keyed hash of the address, for no more than a day.',
        ...(HAS_CHALLENGES
          ? [
              'When we get unusually many, and when you sign in, register or request a new password, a check by Cloudflare Turnstile loads in the form. Cloudflare then sees your network address and technical data about your browser, to tell people from bots. We get only the result.',
            ]
          : []),
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      parts: [
        'The companies that run parts of the site for us, on our instructions: the website host, the database and file host (Supabase), and our email delivery service (Resend). Their servers see your full network address when they respond to your browser and may log it briefly for security.',
        'To move a load, we share what a permit office, an escort, a utility, a customs broker or a terminal needs for that move. We disclose data when the law requires it. We don’t sell data or share it for advertising.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      parts: [
        {
          facts: [
            {
              term: 'Quotes, messages',
              detail:
                'While the request is open, and after that for as long as the law requires a motor carrier to keep its records. Files of a request that was never sent, or was deleted, are removed after a day.',
            },
            {
              term: 'Applications',
              detail:
                'Until the position is filled and the time to challenge the decision has passed. We delete rejected or withdrawn applications and their documents if you ask. Files of an application that was never sent, or was deleted, are removed within a day.',
            },
            {
              term: 'Accounts',
              detail:
                'Until you delete your account on your profile page or ask us to. Your profile, roles, equipment and availability are deleted with it. Quotes you sent and loads already planned stay as business records, no longer linked to an account.',
            },
            {
              term: 'Staff activity log',
              detail: 'Two years: which record our staff changed, and when.',
            },
            { term: 'Form counters', detail: 'One day.' },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      parts: [
        'Wherever you live, you can ask what data we have about you, have it corrected, get a copy, have it deleted, or withdraw your consent. We answer within 30 days, and we won’t treat you differently for asking. If the law requires us to keep something, we keep it and tell you so.',
        'We may need to confirm your identity, usually by writing to the email address the data came with. If you aren’t satisfied with our answer, you can contact the privacy regulator where you live.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      parts: [
        'This site is for people who ship, drive or work for a living. It isn’t meant for anyone under 16, and we don’t knowingly keep their data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'Before the site starts using data in a new way, we update this page and the date above. If a change needs your consent, we ask you again.',
      ],
    },
  ],
};
