-- What texts begin with is found by an index only in this order of letters, whatever the database's own is.
ALTER TABLE "PayoutWord" ALTER COLUMN "word" TYPE TEXT COLLATE "C";
ALTER TABLE "ReviewWord" ALTER COLUMN "word" TYPE TEXT COLLATE "C";
ALTER TABLE "ContactMessageWord" ALTER COLUMN "word" TYPE TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "TicketWord" (
    "ticketId" TEXT NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "TicketWord_pkey" PRIMARY KEY ("ticketId","word")
);

-- CreateIndex
CREATE INDEX "TicketWord_word_ticketId_idx" ON "TicketWord"("word", "ticketId");

-- AddForeignKey
ALTER TABLE "TicketWord" ADD CONSTRAINT "TicketWord_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "Ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;
