-- CreateTable
CREATE TABLE "TicketWord" (
    "ticketId" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("ticketId", "word"),
    CONSTRAINT "TicketWord_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "Ticket" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "TicketWord_word_ticketId_idx" ON "TicketWord"("word", "ticketId");
