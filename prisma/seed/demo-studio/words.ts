interface Words {
  name: string
  summary: string
  description: string
  deliveryTime: string
  included: string[]
  excluded: string[]
  needs: string[]
  /** Title and outcome of each milestone. */
  milestones: [title: string, outcome: string][]
}

export interface FoldProduct {
  slug: string
  category: 'Branding' | 'Content'
  prices: { EUR: number; SEK: number; USD: number }
  workingDays: number
  revisions: number
  /** Shares in per cent with their working days; paid one by one when there are several. */
  plan: [percentage: number, workingDays: number][]
  text: { en: Words; sv: Words }
}

/** What the demo studio sells: an identity on paper first. Amounts are integer cents. */
export const PRODUCTS: readonly FoldProduct[] = [
  {
    slug: 'identity-on-one-sheet',
    category: 'Branding',
    prices: { EUR: 180_000, SEK: 1_950_000, USD: 195_000 },
    workingDays: 12,
    revisions: 2,
    plan: [
      [40, 5],
      [60, 7],
    ],
    text: {
      en: {
        name: 'Identity on one sheet',
        summary:
          'A wordmark, two typefaces and three inks, laid out on a single folded sheet that any printer can work from.',
        description:
          'We draw the wordmark by hand, choose the type and mix the inks, and lay all of it out on one sheet, folded to A5. There is no manual of eighty pages: what is on the sheet is the identity.\n\nYou get the sheet printed on 170 gram paper, and the files that it was made from.',
        deliveryTime: '12 working days',
        included: [
          'A wordmark in two widths',
          'Two typefaces with their sizes',
          'Three inks with their numbers for print and screen',
          '50 printed sheets, folded',
        ],
        excluded: ['Licenses for typefaces beyond five users', 'A website'],
        needs: ['An hour of your time at the start', 'What you have now, however it looks'],
        milestones: [
          ['Drawings', 'Three directions, drawn by hand, on paper in your letterbox.'],
          ['The sheet', 'The sheet is printed, folded and delivered with its files.'],
        ],
      },
      sv: {
        name: 'En identitet på ett ark',
        summary:
          'En ordbild, två typsnitt och tre tryckfärger på ett enda vikt ark som vilket tryckeri som helst kan arbeta efter.',
        description:
          'Vi ritar ordbilden för hand, väljer typsnitten, blandar färgerna och samlar allt på ett ark, vikt till A5. Det blir ingen manual på åttio sidor: det som står på arket är identiteten.\n\nDu får arket tryckt på papper om 170 gram, och filerna som det gjordes av.',
        deliveryTime: '12 arbetsdagar',
        included: [
          'En ordbild i två bredder',
          'Två typsnitt med sina grader',
          'Tre färger med nummer för tryck och skärm',
          '50 tryckta och vikta ark',
        ],
        excluded: ['Typsnittslicenser för fler än fem användare', 'En webbplats'],
        needs: ['En timme av din tid i början', 'Det du har i dag, hur det än ser ut'],
        milestones: [
          ['Skisser', 'Tre riktningar, ritade för hand, på papper i din brevlåda.'],
          ['Arket', 'Arket är tryckt, vikt och levererat med sina filer.'],
        ],
      },
    },
  },
  {
    slug: 'letterhead-and-cards',
    category: 'Branding',
    prices: { EUR: 62_000, SEK: 680_000, USD: 68_000 },
    workingDays: 8,
    revisions: 2,
    plan: [[100, 8]],
    text: {
      en: {
        name: 'Letterhead and cards',
        summary:
          'Letterhead, envelopes and business cards set in your identity, printed and at your door in eight working days.',
        description:
          'You send the names and we set them. Cards are printed by letterpress on cotton paper, letters by offset on a paper that your own printer takes well.',
        deliveryTime: '8 working days',
        included: [
          'Cards for up to four people, 200 each',
          '500 letterheads and 500 envelopes',
          'A proof on the real paper before we print',
        ],
        excluded: ['Drawing a new logo', 'Postage outside the EU'],
        needs: ['Your logo as a vector file', 'Names and numbers as they should be printed'],
        milestones: [
          ['Proof and print', 'You have approved the proof, and the parcels are at your door.'],
        ],
      },
      sv: {
        name: 'Brevpapper och visitkort',
        summary:
          'Brevpapper, kuvert och visitkort i din identitet, tryckta och vid din dörr på åtta arbetsdagar.',
        description:
          'Du skickar namnen och vi sätter dem. Korten trycks i högtryck på bomullspapper, breven i offset på ett papper som trivs i din egen skrivare.',
        deliveryTime: '8 arbetsdagar',
        included: [
          'Kort för upp till fyra personer, 200 av varje',
          '500 brevpapper och 500 kuvert',
          'Ett provtryck på rätt papper innan vi trycker',
        ],
        excluded: ['Att rita en ny logotyp', 'Porto utanför EU'],
        needs: ['Din logotyp som vektorfil', 'Namn och nummer så som de ska tryckas'],
        milestones: [['Prov och tryck', 'Du har godkänt provet, och paketen står vid din dörr.']],
      },
    },
  },
  {
    slug: 'small-book',
    category: 'Content',
    prices: { EUR: 340_000, SEK: 3_700_000, USD: 370_000 },
    workingDays: 25,
    revisions: 3,
    plan: [
      [30, 7],
      [40, 10],
      [30, 8],
    ],
    text: {
      en: {
        name: 'A small book',
        summary:
          'Up to 64 pages on your company, your house or your harbour: edited, set, printed and thread-sewn.',
        description:
          'A book is what people keep. We edit the text that you send, choose the images with you, set the pages and see the book through the press. 150 copies, sewn, with flaps.',
        deliveryTime: '25 working days',
        included: [
          'Editing of up to 12,000 words',
          'Layout of up to 64 pages',
          '150 copies, thread-sewn',
          'A PDF that screen readers can read',
        ],
        excluded: ['Photography', 'Translation'],
        needs: ['Your text, as far as it goes', 'Pictures that you have the rights to'],
        milestones: [
          ['Plan and specimen', 'The contents stand, and one chapter is set as all will be.'],
          ['All pages', 'Every page is set and proof-read.'],
          ['The book', '150 copies are printed, sewn and delivered.'],
        ],
      },
      sv: {
        name: 'En liten bok',
        summary:
          'Upp till 64 sidor om ditt företag, ditt hus eller din hamn: redigerade, satta, tryckta och trådhäftade.',
        description:
          'En bok är det som sparas. Vi redigerar texten du skickar, väljer bilderna tillsammans med dig, formger sidorna och följer boken genom pressen. 150 exemplar, häftade med tråd och med flikar.',
        deliveryTime: '25 arbetsdagar',
        included: [
          'Redigering av upp till 12 000 ord',
          'Formgivning av upp till 64 sidor',
          '150 trådhäftade exemplar',
          'En PDF som skärmläsare kan läsa',
        ],
        excluded: ['Fotografering', 'Översättning'],
        needs: ['Din text, så långt den räcker', 'Bilder som du har rätt till'],
        milestones: [
          [
            'Plan och provkapitel',
            'Innehållet står fast, och ett kapitel är satt så som alla blir.',
          ],
          ['Alla sidor', 'Varje sida är satt och korrekturläst.'],
          ['Boken', '150 exemplar är tryckta, häftade och levererade.'],
        ],
      },
    },
  },
  {
    slug: 'label-set',
    category: 'Branding',
    prices: { EUR: 94_000, SEK: 1_020_000, USD: 102_000 },
    workingDays: 10,
    revisions: 2,
    plan: [
      [50, 5],
      [50, 5],
    ],
    text: {
      en: {
        name: 'A set of labels',
        summary:
          'Labels for up to six products that hang together on the shelf and survive the fridge.',
        description:
          'Jam, soap or schnapps: we set the names, the weights and what the law wants to be there, and draw one small thing for each.',
        deliveryTime: '10 working days',
        included: [
          'Labels for up to six products',
          'A check against the rules for food labels in the EU',
          'Files for your label printer',
        ],
        excluded: ['Printing of the labels', 'Bar code fees'],
        needs: ['Sizes of your jars or boxes', 'Ingredients and weights'],
        milestones: [
          ['One label', 'The first label is approved on the real jar.'],
          ['All labels', 'All six are done and checked.'],
        ],
      },
      sv: {
        name: 'En uppsättning etiketter',
        summary:
          'Etiketter för upp till sex produkter som hör ihop på hyllan och klarar kylskåpet.',
        description:
          'Sylt, tvål eller snaps: vi sätter namnen, vikterna och det som lagen vill ha med, och ritar en liten sak till var och en.',
        deliveryTime: '10 arbetsdagar',
        included: [
          'Etiketter för upp till sex produkter',
          'Kontroll mot EU:s regler för livsmedelsmärkning',
          'Filer till din etikettskrivare',
        ],
        excluded: ['Tryck av etiketterna', 'Avgifter för streckkoder'],
        needs: ['Mått på burkar eller askar', 'Ingredienser och vikter'],
        milestones: [
          ['En etikett', 'Den första etiketten är godkänd på den riktiga burken.'],
          ['Alla etiketter', 'Alla sex är klara och kontrollerade.'],
        ],
      },
    },
  },
  {
    slug: 'poster',
    category: 'Content',
    prices: { EUR: 48_000, SEK: 520_000, USD: 52_000 },
    workingDays: 6,
    revisions: 1,
    plan: [[100, 6]],
    text: {
      en: {
        name: 'One poster',
        summary:
          'A poster for your event in two inks, drawn, set and printed by silkscreen in 60 copies.',
        description:
          'One poster, one idea. We read what it is for, send you one drawing, change it once if you want, and print.',
        deliveryTime: '6 working days',
        included: [
          'One drawing, 50 × 70 cm',
          '60 silkscreen prints in two inks',
          'The same for screens',
        ],
        excluded: ['A second idea', 'Putting it up'],
        needs: ['What, when and where', 'Whom it is for'],
        milestones: [['The poster', '60 prints are dry, rolled and on their way.']],
      },
      sv: {
        name: 'En affisch',
        summary:
          'En affisch till ditt evenemang i två färger, ritad, satt och screentryckt i 60 exemplar.',
        description:
          'En affisch, en idé. Vi läser vad den är till för, skickar en skiss, ändrar den en gång om du vill och trycker.',
        deliveryTime: '6 arbetsdagar',
        included: ['En teckning, 50 × 70 cm', '60 screentryck i två färger', 'Samma sak för skärm'],
        excluded: ['En idé till', 'Att sätta upp den'],
        needs: ['Vad, när och var', 'Vem den är till för'],
        milestones: [['Affischen', '60 tryck är torra, rullade och på väg.']],
      },
    },
  },
]

export const WORKS = [
  {
    slug: 'rokeriet-ost',
    technologies: ['Letterpress', 'Offset'],
    text: {
      en: {
        title: 'Rökeriet Öst',
        industry: 'Food',
        description:
          'A smokehouse on the quay that sells to people in boats. One sheet, three inks: tar, salt and rust. The labels are cut from the same sheet.',
      },
      sv: {
        title: 'Rökeriet Öst',
        industry: 'Livsmedel',
        description:
          'Ett rökeri på kajen som säljer till folk i båtar. Ett ark, tre färger: tjära, salt och rost. Etiketterna är skurna ur samma ark.',
      },
    },
  },
  {
    slug: 'skaftet-bibliotek',
    technologies: ['Silkscreen'],
    text: {
      en: {
        title: 'The library at Skaftö',
        industry: 'Culture',
        description:
          'Twelve posters for twelve evenings of reading aloud. Each is one fold of the one before, so that the year can be laid out on the floor.',
      },
      sv: {
        title: 'Skaftö bibliotek',
        industry: 'Kultur',
        description:
          'Tolv affischer till tolv kvällar med högläsning. Var och en är ett veck av den förra, så att året kan läggas ut på golvet.',
      },
    },
  },
  {
    slug: 'gullmar-varv',
    technologies: ['Offset', 'Thread sewing'],
    text: {
      en: {
        title: 'Gullmar boatyard, 90 years',
        industry: 'Crafts',
        description:
          'A book of 64 pages for a yard that has no website and wants none. Pictures from the family’s drawers, names of every boat at the end.',
      },
      sv: {
        title: 'Gullmars varv, 90 år',
        industry: 'Hantverk',
        description:
          'En bok på 64 sidor till ett varv som inte har någon webbplats och inte vill ha någon. Bilder ur familjens lådor, namn på varje båt i slutet.',
      },
    },
  },
] as const
