import { COMPANY } from './company';
import type { LegalDocument } from './legal';

/** /privacy: what this site really does with what people tell it. Change both together. */
export const PRIVACY: LegalDocument = {
  title: 'Privacy',
  description: `What ${COMPANY.name} keeps when you ask for a quote, write, apply for a job or open an account, why, for how long, and what you can ask of us.`,
  path: '/privacy',
  lead: 'What this site keeps, why, for how long, and what you can ask of us. No advertising, no trackers of others, nothing sold.',
  updated: '2026-11-21',
  isReviewed: false,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      parts: [
        `${COMPANY.name}, ${COMPANY.address.street}, ${COMPANY.address.city}, ${COMPANY.address.region} ${COMPANY.address.postalCode}, runs this website and decides what happens with the data described here. Questions and requests reach us at the addresses at the end of this page.`,
      ],
    },
    {
      id: 'you-tell-us',
      title: 'What you tell us',
      parts: [
        'You can read every public page without telling us anything. We keep what you send in a form:',
        {
          facts: [
            {
              term: 'A quote request',
              detail:
                'Name, email, phone, origin, destination, equipment, the three measurements and your notes. We use them to price the move and answer you; one mail goes to you, one to our dispatch. Yours holds a private link by which the request can be followed without an account: whoever has the link can read it, so pass it on with care. We store the link only as a hash.',
            },
            {
              term: 'A contact message',
              detail:
                'Name, email, subject, message, and a phone number if you give one. We use them to answer. What we answer by mail from this site is kept with what you asked.',
            },
            {
              term: 'A job application',
              detail:
                'Name, contact details, address if given, experience, start date, CDL, cover letter and the documents you upload. Documents lie in a private store that only our hiring staff can open; nobody can list or fetch them from outside.',
            },
            {
              term: 'An account',
              detail:
                'Email, password (stored only as a hash), first and last name, role, and phone and company where they are given. If our office invited you: who did, and when. Quotes you send while signed in, or with the email address you have confirmed, belong to your account and are shown to you there. Pilot car operators can add equipment, certifications and the days they are free, for our dispatch.',
            },
          ],
        },
        'How long the form was open before it was sent is stored with it, and a field hidden from people must stay empty. Both keep programs out; neither says anything about you.',
      ],
    },
    {
      id: 'drafts',
      title: 'What stays on your device',
      parts: [
        'Some things are kept in your browser so that the site works. They are not sent to us by themselves, and you can clear them in the browser at any time.',
        {
          list: [
            'What you typed in a form that was not sent yet, for up to seven days, without files. It is deleted when the form is sent.',
            'Your session, while you are signed in.',
            'Your answer to the question about counting visits; and if you accepted, the two ids described below.',
            'The private links of quotes you asked for in this browser, so that you find them again.',
            'That you closed the quote prompt, until you close the browser.',
          ],
        },
        'We set no cookies for advertising and load no fonts, scripts or pictures from other companies. A map on the contact page loads from its provider only when you press its button or have accepted under “Cookie choices”; until then you see a drawing and a plain link.',
      ],
    },
    {
      id: 'visits',
      title: 'Counting visits',
      parts: [
        'We ask first. If you choose “Necessary only”, or your browser sends Global Privacy Control and you do not accept yourself, nothing is counted and you get no id.',
        {
          facts: [
            {
              term: 'If you accept',
              detail:
                'Your browser gets a random id, kept on your device, and another that ends with the tab. Each page you open, and each quote begun or sent, call, application or message, is stored with both ids, the page, the site you came from, the kind of device and browser, and the network part of your address (the last part is cut off before it is stored). Our staff can see which pages are being looked at right now.',
            },
            {
              term: 'What we do with it',
              detail:
                'We see what is read and what leads to quotes. It is ours alone: no other company takes part, nothing is shared, and we do not follow you to other sites.',
            },
            {
              term: 'How long',
              detail:
                'Thirteen months. After that only the sums of each day remain, which name no id.',
            },
            {
              term: 'Taking it back',
              detail:
                '“Cookie choices” at the foot of every page asks again. “Necessary only” removes both ids from your device, and counting stops at once.',
            },
          ],
        },
        'Accepting also lets the contact page load its map by itself. Programs such as search engines are counted as a number, without anything about them.',
      ],
    },
    {
      id: 'abuse',
      title: 'Keeping the forms usable',
      parts: [
        'So that nobody floods the forms, we count how many were sent from one network address in ten minutes. The address itself is not stored: we keep a salted hash, for a day at most.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      parts: [
        'Companies that run parts of the site for us, on our instructions: the host of the website, the host of database and files (Supabase), and the service that delivers our mails (Resend). Their servers see your full network address when they answer your browser and may log it briefly for security.',
        'To move a load we pass on what a permit office, an escort, a utility, a customs broker or a terminal needs for that move. We disclose data where the law obliges us. We sell none, and share none for advertising.',
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
                'While the request is open, and after that as long as the law asks a motor carrier to keep its records.',
            },
            {
              term: 'Applications',
              detail:
                'Until the position is filled and any period in which the decision can be questioned is over. Rejected or withdrawn applications are deleted with their documents when you ask. Files of an application that was never sent, or was deleted, are removed after a week.',
            },
            {
              term: 'Accounts',
              detail:
                'Until you delete it yourself, on your profile page, or ask us to. With it go your profile, roles, equipment and days. Quotes already sent and loads already planned stay as business records, no longer tied to an account.',
            },
            {
              term: 'Staff activity log',
              detail: 'Two years: which record our staff changed, and when.',
            },
            { term: 'Send counters', detail: 'One day.' },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask',
      parts: [
        'Wherever you live, you can ask us what we hold about you, have it corrected, get a copy, have it deleted, or take back a consent. We answer within 30 days, and we will not treat you differently for asking. What the law obliges us to keep, we keep and tell you so.',
        'We may ask a question to be sure it is you, usually by writing to the email address the data came with. If you are not satisfied with our answer, you can turn to the authority that protects privacy where you live.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      parts: [
        'This site is for people who ship, drive or work for a living. It is not meant for anyone under 16, and we do not knowingly keep their data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'When the site begins to do something else with data, this page says so first, with a new date above. Where a change needs your consent, we ask for it again.',
      ],
    },
  ],
};
