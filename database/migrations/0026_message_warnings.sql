-- What the receiver of a message is warned of (trust.message-warnings).

ALTER TABLE messages
  ADD COLUMN warning_kind text CONSTRAINT messages_warning_kind CHECK (warning_kind IN (
    'payment_before_visit', 'qr_or_upi_collect', 'otp_or_code', 'off_platform_contact', 'phishing_link', 'remote_app',
    'document_harvest', 'overpayment_refund', 'fake_authority', 'brokerage_bait', 'sexual_or_threat', 'other')),
  ADD COLUMN warning_level text CONSTRAINT messages_warning_level CHECK (warning_level IN ('careful', 'danger')),
  ADD COLUMN warning_fine_at timestamptz,
  ADD CONSTRAINT messages_warning_whole CHECK ((warning_kind IS NULL) = (warning_level IS NULL)),
  ADD CONSTRAINT messages_warning_fine CHECK (warning_fine_at IS NULL OR warning_kind IS NOT NULL);
COMMENT ON COLUMN messages.warning_fine_at IS 'When the receiver said that the warning is not needed.';

-- To whom a person lately wrote what may do harm (trust.danger-pause).
CREATE INDEX messages_danger_idx ON messages (sender_id, created_at) WHERE warning_level = 'danger';

-- What a sender wrote in a chat before a message, newest first. VOLATILE and not SQL, so that it sees what was committed
-- while the calling statement waited for the chat's lock.
CREATE FUNCTION earlier_texts(chat uuid, sender uuid, before bigint, within integer, texts integer) RETURNS text[]
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN array(
    SELECT content FROM messages
    WHERE chat_id = chat AND seq < before AND seq >= before - within AND sender_id = sender
    ORDER BY seq DESC LIMIT texts
  );
END $$;
